const marks: Record<string, string> = {
  'Best Seller': 'size-2 rounded-full bg-turmeric',
  'Sugar Free': 'size-2 rounded-full border-[1.5px] border-leaf-7',
  'New Products': 'h-0.5 w-2 bg-clay',
};

/** A small, quiet badge on a picture. */
export function TagBadge({ name }: { name: string }) {
  const mark = marks[name];
  return (
    <span className="tag-badge">
      {mark && <span className={mark} aria-hidden />}
      {name}
    </span>
  );
}
