/**
 * Whether a round of a timed job may go on: for so many seconds of the machine's own time. A gateway
 * that hangs must not keep the worker from everything else; the next minute goes on.
 */
export function deadlineOf(seconds: number): () => boolean {
  const end = Date.now() + seconds * 1000;
  return () => Date.now() < end;
}
