/**
 * Makes a queue: pieces of work run one after another, in the order in which they came. A piece
 * that fails fails for whoever asked for it and holds up nobody.
 */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
