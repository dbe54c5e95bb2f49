import { setTimeout as sleep } from 'node:timers/promises';
import { call, type Reply } from '../faults/call.ts';

export interface ReaderLoad {
  /** Waits for so many answers, ends, and returns how many there were and what went wrong. */
  finish: (minReads: number) => Promise<ReaderResult>;
}

interface ReaderResult {
  requests: number;
  /** Requests that were refused first and answered at the second try. */
  repeated: number;
  failed: string[];
}

const readers = 8;
const maxFailures = 20;
const pages = ['/', '/shop', '/blogs', '/shop?page=2'];
const reads = ['/api/store/web/products/list/?page=1', '/api/store/newarrival/list'];

const pauseMs = 2_000;

const isGood = (reply: Reply | undefined) => reply !== undefined && reply.status < 400;

/**
 * People who read pages and lists one after the other, each at the speed of the answers. An error,
 * or no answer, is a failure; with `mayRepeat` a 503 is asked for once more.
 */
export function startReaders(
  siteUrl: string,
  products: readonly number[],
  { mayRepeat }: { mayRepeat: boolean },
): ReaderLoad {
  const paths = [...pages, ...products.map((id) => `/products/${id}/honey`), ...reads];
  let requests = 0;
  let repeated = 0;
  let isOver = false;
  let wanted = Number.POSITIVE_INFINITY;
  const failed: string[] = [];

  async function read(start: number): Promise<void> {
    for (let turn = start; !isOver || requests < wanted; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      let reply = await call(siteUrl, 'GET', path);
      requests += 1;
      if (isGood(reply)) continue;
      if (mayRepeat && reply?.status === 503) {
        await sleep(pauseMs);
        reply = await call(siteUrl, 'GET', path);
        if (isGood(reply)) {
          repeated += 1;
          continue;
        }
      }
      if (failed.length < maxFailures) failed.push(`${path}: ${reply?.status ?? 'no answer'}`);
    }
  }

  const running = Array.from({ length: readers }, (_, index) => read(index));
  return {
    finish: async (minReads) => {
      wanted = minReads;
      isOver = true;
      await Promise.all(running);
      return { requests, repeated, failed };
    },
  };
}
