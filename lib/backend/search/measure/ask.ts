import { Agent, request } from 'node:http';
import { companyId } from '../../../contract/envelope.ts';

export interface Reply {
  status: number;
  ms: number;
}

const agent = new Agent({ keepAlive: true });

/** Sends a GET; status 0 if no answer came. */
export function ask(address: string, path: string): Promise<Reply> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - begun });
    const sent = request(
      `${address}${path}`,
      { agent, headers: { 'company-id': String(companyId) } },
      (answer) => {
        answer.resume();
        answer.once('end', () => end(answer.statusCode ?? 0));
        answer.once('error', () => end(0));
      },
    );
    sent.once('error', () => end(0));
    sent.end();
  });
}

/** Sends all queries over a number of connections at a time. */
export async function askAll(
  address: string,
  paths: readonly string[],
  connections: number,
): Promise<Reply[]> {
  const waiting = [...paths];
  const replies: Reply[] = [];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      replies.push(await ask(address, path));
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return replies;
}

/** Calls again and again until `isOver`; returns the longest wait in milliseconds. */
export async function longestWait(
  address: string,
  path: string,
  isOver: () => boolean,
): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    longest = Math.max(longest, (await ask(address, path)).ms);
    await new Promise((go) => setTimeout(go, 5));
  }
  return longest;
}

/** The value that this share of the replies does not exceed, in milliseconds. */
export function percentile(replies: readonly Reply[], share: number): number {
  const sorted = replies.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
