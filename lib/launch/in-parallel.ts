/** Runs `work` for each item with limited concurrency. */
export async function inParallel<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = list.entries();
  const workers = Array.from({ length: Math.min(atOnce, list.length) }, async () => {
    for (const [index, one] of waiting) await work(one, index);
  });
  await Promise.all(workers);
}
