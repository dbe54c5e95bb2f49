/**
 * Creates a queue that runs tasks one at a time in FIFO order. An error rejects only its own task;
 * the queue continues.
 */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
