/** Minutes since midnight in India, which keeps one time, +05:30, all year. */
export function minutesInIndia(moment: Date): number {
  return (Math.floor(moment.getTime() / 60_000) + 330) % 1440;
}
