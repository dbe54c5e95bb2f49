/** `12 % more than`, `3 % less than`, `as much as` an earlier figure; null where there was nothing. */
export function compare(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'as much as';
  // Beyond that nobody thinks in percent any more.
  if (percent >= 300) return `${Math.round(now / before).toLocaleString('en-IN')} times`;
  return percent > 0 ? `${percent} % more than` : `${-percent} % less than`;
}
