const marks: Record<string, string> = {
  'Best Seller': 'size-2 rounded-full bg-turmeric',
  'Sugar Free': 'size-2 rounded-full border-[1.5px] border-leaf-7',
  'New Products': 'h-0.5 w-2 bg-clay',
};

/** A small, quiet badge on a picture. */
export function TagBadge({ name }: { name: string }) {
  const mark = marks[name];
  return (
    <span className="inline-flex items-center gap-1.5 rounded-control bg-paper-0 px-2 py-1 text-tight text-ink">
      {mark && <span className={mark} aria-hidden />}
      {name}
    </span>
  );
}
