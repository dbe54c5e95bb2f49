/** The mark that Indian law asks for on food: green for vegetarian, brown for not. */
export function VegMark({ isVeg }: { isVeg: boolean | null }) {
  if (isVeg === null) return null;
  return (
    <span
      role="img"
      aria-label={isVeg ? 'Vegetarian' : 'Not vegetarian'}
      className={isVeg ? 'veg-mark' : 'veg-mark text-clay'}
    />
  );
}
