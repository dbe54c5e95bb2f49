export function LoadFailure({ title, text }: { title: string; text?: string }) {
  return (
    <div role="status" className="my-10 border border-rule bg-paper-0 px-4 py-8 text-center">
      <p className="font-display text-4 font-medium text-balance">{title}</p>
      {text && <p className="mt-2 text-ink-2">{text}</p>}
    </div>
  );
}
