/** Does `work` for each, so many at a time. */
export async function inParallel<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const workers = Array.from({ length: Math.min(atOnce, list.length) }, async () => {
    while (next < list.length) {
      const index = next;
      next += 1;
      const one = list[index];
      if (one !== undefined) await work(one, index);
    }
  });
  await Promise.all(workers);
}
