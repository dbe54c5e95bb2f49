/** Accept header of current browsers, so that the format is the same. */
const accept = 'image/avif,image/webp,*/*';
const maxWaiting = 2_000;
const answerLimitMs = 30_000;

interface MakeOptions {
  /** URL of this storefront. */
  origin: string;
  isStopped?: () => boolean;
}

let waiting = 0;
let last: Promise<void> = Promise.resolve();

/**
 * Requests pictures from the image optimiser, one after the other, so that they are cached before a
 * visitor needs them. Skips pictures that fail, and those above 2,000 in the queue.
 */
export function makePictures(
  addresses: readonly string[],
  { origin, isStopped = () => false }: MakeOptions,
): Promise<void> {
  const taken = addresses.slice(0, maxWaiting - waiting);
  waiting += taken.length;
  last = last.then(async () => {
    for (const address of taken) {
      waiting -= 1;
      if (!isStopped()) await makeOne(`${origin}${address}`).catch(() => undefined);
    }
  });
  return last;
}

async function makeOne(url: string): Promise<void> {
  const signal = AbortSignal.timeout(answerLimitMs);
  await (await fetch(url, { headers: { accept }, signal })).arrayBuffer();
}
