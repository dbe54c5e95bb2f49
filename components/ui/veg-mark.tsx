/** The mark that Indian law asks for on food: green for vegetarian, brown for not. */
export function VegMark({ isVeg }: { isVeg: boolean | null }) {
  if (isVeg === null) return null;
  const colour = isVeg ? 'border-leaf-7 text-leaf-7' : 'border-clay text-clay';
  return (
    <span
      role="img"
      aria-label={isVeg ? 'Vegetarian' : 'Not vegetarian'}
      className={`inline-grid size-4 place-items-center border-[1.5px] ${colour}`}
    >
      <span className="size-2 rounded-full bg-current" />
    </span>
  );
}
