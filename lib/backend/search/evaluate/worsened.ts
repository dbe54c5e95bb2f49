import type { Evaluation } from './evaluate.ts';

/** What became of each query in an earlier run. */
export type LastRun = Record<string, { place: number; isRight: boolean }>;

/** Returns the queries that are wrong now or have their right product further down than before. */
export function worsened({ verdicts }: Evaluation, last: LastRun): string[] {
  return verdicts.flatMap(({ typed, place, isRight }) => {
    const before = last[typed];
    if (!before?.isRight) return [];
    if (!isRight) return [`${typed}: was right`];
    return place > before.place ? [`${typed}: place ${before.place} → ${place}`] : [];
  });
}
