/**
 * Returns a function that tells whether a round of a timed job may continue, for `seconds` of real
 * time. So a slow gateway does not block the worker; the next round continues a minute later.
 */
export function deadlineOf(seconds: number): () => boolean {
  const end = Date.now() + seconds * 1000;
  return () => Date.now() < end;
}
