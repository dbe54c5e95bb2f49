interface KeptNoticeProps {
  kept: { isError: boolean; message: string } | undefined;
}

export function KeptNotice({ kept }: KeptNoticeProps) {
  if (!kept) return null;
  return (
    <p
      role={kept.isError ? 'alert' : 'status'}
      className={`mb-4 border-l-[3px] pl-3 font-[550] ${kept.isError ? 'border-clay text-clay' : 'border-leaf-7 text-leaf-7'}`}
    >
      {kept.message}
    </p>
  );
}
