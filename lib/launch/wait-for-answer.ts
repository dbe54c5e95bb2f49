import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '../server/program.ts';

const PAUSE_MS = 100;

/**
 * Polls the address until it answers as wanted; returns false if the program has ended before.
 * Throws on timeout.
 */
export async function waitForAnswer(
  url: string,
  program: Program,
  { isWanted, limitMs }: { isWanted: (status: number) => boolean; limitMs: number },
): Promise<boolean> {
  const giveUpAt = performance.now() + limitMs;
  let last = 'no answer';
  while (!program.hasExited()) {
    const status = await fetchStatus(url);
    if (status !== null && isWanted(status)) return true;
    if (status !== null) last = `status ${status}`;
    if (performance.now() > giveUpAt) {
      throw new Error(`${program.name} is not ready after ${limitMs / 1000} s (${url}: ${last}).`);
    }
    await sleep(PAUSE_MS);
  }
  return false;
}

/**
 * Returns false where nothing answers within the time limit, as where a program hangs. A connection
 * that is refused or closed proves that it does not.
 */
export async function answersInTime(url: string, limitMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'TimeoutError');
  }
}

async function fetchStatus(url: string): Promise<number | null> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
