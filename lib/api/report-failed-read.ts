const quietMs = 60_000;
const reportedAt = new Map<string, number>();

/** Logs a failed call once a minute for each call of the contract. `path` is the pattern, not the address. */
export function reportFailedRead(path: string, error: unknown): void {
  const now = Date.now();
  if (now - (reportedAt.get(path) ?? 0) < quietMs) return;
  reportedAt.set(path, now);
  console.error('A call of the store API failed', path, error);
}
