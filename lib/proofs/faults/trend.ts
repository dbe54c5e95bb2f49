/** Returns the growth of `samples` per minute: slope of the linear regression (least squares). */
export function growthPerMinute(samples: readonly { atMs: number; value: number }[]): number {
  const count = samples.length;
  if (count < 2) return 0;
  const middle = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / count;
  const minutes = samples.map(({ atMs }) => atMs / 60_000);
  const meanMinutes = middle(minutes);
  const meanValue = middle(samples.map(({ value }) => value));
  let above = 0;
  let below = 0;
  for (const [index, { value }] of samples.entries()) {
    const distance = (minutes[index] ?? 0) - meanMinutes;
    above += distance * (value - meanValue);
    below += distance * distance;
  }
  return below === 0 ? 0 : above / below;
}
