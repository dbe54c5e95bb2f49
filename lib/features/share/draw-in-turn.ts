import { createWorkQueue } from '../../platform/work-queue';

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

/** Draws one picture at a time; null if too many wait. */
export async function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer | null> {
  // One queue for all requests: pictures are cached for everybody.
  const release = await queue.enter('all');
  if (!release) return null;
  try {
    return await draw();
  } finally {
    release();
  }
}
