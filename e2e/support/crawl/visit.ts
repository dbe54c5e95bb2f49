import { createHash } from 'node:crypto';
import { siteUrl } from '../site-url.ts';
import { readPage, type ReadPage } from './read-page.ts';

export interface Visit {
  path: string;
  status: number;
  /** SHA-256 of the body. */
  digest: string;
  /** Target of a redirect: path and query, or a full URL on another site. */
  target?: string;
  /** Only for HTML. */
  page?: ReadPage;
}

const side = new URL(siteUrl).origin;

/**
 * Requests a path with this user agent, without following redirects. If the body has the same digest
 * as that of `known`, its parsed page is reused.
 */
export async function visit(path: string, agent: string, known?: Visit): Promise<Visit> {
  const address = new URL(path, siteUrl).href;
  const answer = await fetch(address, { redirect: 'manual', headers: { 'User-Agent': agent } });
  const text = await answer.text();
  const location = answer.headers.get('location');
  const target = location ? new URL(location, siteUrl) : undefined;
  const digest = createHash('sha256').update(text).digest('hex');
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  return {
    path,
    status: answer.status,
    digest,
    ...(target && {
      target: target.origin === side ? `${target.pathname}${target.search}` : target.href,
    }),
    ...(isHtml &&
      answer.status === 200 && {
        page: (digest === known?.digest && known.page) || readPage(text, address),
      }),
  };
}

const atOnce = 6;

/** Runs `work` for all items with limited concurrency. */
export async function forAll<T>(things: Iterable<T>, work: (thing: T) => Promise<void>) {
  const waiting = [...things];
  const worker = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) {
      await work(thing);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
