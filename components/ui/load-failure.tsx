interface LoadFailureProps {
  title: string;
  text?: string;
}

/** Stands where a part of the page could not be loaded. Server-rendered: works without scripts. */
export function LoadFailure({ title, text }: LoadFailureProps) {
  return (
    <div role="status" className="my-10 border border-rule bg-paper-0 px-4 py-8 text-center">
      <p className="font-display text-4 font-medium text-balance">{title}</p>
      {text && <p className="mt-2 text-ink-2">{text}</p>}
    </div>
  );
}
