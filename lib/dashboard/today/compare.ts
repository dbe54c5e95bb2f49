/** `12% more than`, `3% less than` or `as much as` the earlier figure; null if that was 0. */
export function compare(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'same as';
  if (percent >= 300) return `${Math.round(now / before).toLocaleString('en-IN')} times`;
  return percent > 0 ? `${percent}% more than` : `${-percent}% less than`;
}
