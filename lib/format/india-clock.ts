/** Minutes since midnight in India (+05:30, no daylight saving time). */
export function minutesInIndia(moment: Date): number {
  return (Math.floor(moment.getTime() / 60_000) + 330) % 1440;
}
