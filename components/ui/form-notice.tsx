interface FormNoticeProps {
  notice: { isError: boolean; message: string } | undefined;
}

export function FormNotice({ notice }: FormNoticeProps) {
  if (!notice) return null;
  return (
    <p
      role={notice.isError ? 'alert' : 'status'}
      className={`mb-4 border-l-[3px] pl-3 font-[550] ${notice.isError ? 'border-clay text-clay' : 'border-leaf-7 text-leaf-7'}`}
    >
      {notice.message}
    </p>
  );
}
