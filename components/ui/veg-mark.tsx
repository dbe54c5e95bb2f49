export function VegMark({ isVeg }: { isVeg: boolean | null }) {
  if (isVeg === null) return null;
  return (
    <span
      role="img"
      aria-label={isVeg ? 'Vegetarian' : 'Non-vegetarian'}
      className={isVeg ? 'veg-mark' : 'veg-mark text-clay'}
    />
  );
}
