import { createWorkQueue } from '../../platform/work-queue';
import { drawCard } from './draw-card';

/** Drawing a picture takes some 20 MB and one CPU core. */
const parallel = 1;
const waiting = 64;
const waitMs = 10_000;

const queue = createWorkQueue({
  parallel,
  parallelPerClient: parallel,
  parallelWhenIdle: parallel,
  waiting,
  waitingPerClient: waiting,
  waitMs,
});

/** Draws one card at a time; null if too many wait. */
export async function drawInTurn(...card: Parameters<typeof drawCard>): Promise<Buffer | null> {
  // One queue for all requests: cards are cached for everybody.
  const release = await queue.enter('all');
  if (!release) return null;
  try {
    return await drawCard(...card);
  } finally {
    release();
  }
}
