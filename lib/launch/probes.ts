import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ProbeFacts {
  isDraining: () => boolean;
  /** Whether the store API answers. Without it the storefront shows the pages it keeps. */
  isApiUp: () => Promise<boolean>;
  /** Whether pages are shared by Redis; undefined: they are not meant to be. */
  isCacheShared: () => boolean | undefined;
}

const cacheMs = 1_000;

/** Reads at most once a second, however many ask. */
export function onceASecond<Fact>(read: () => Promise<Fact>): () => Promise<Fact> {
  let last: Promise<Fact> | undefined;
  let until = 0;
  return () => {
    if (!last || performance.now() > until) {
      until = performance.now() + cacheMs;
      last = read();
    }
    return last;
  };
}

/** Answers `/livez` and `/readyz`; returns false for every other path. */
export async function answerProbe(
  request: IncomingMessage,
  response: ServerResponse,
  { isDraining, isApiUp, isCacheShared }: ProbeFacts,
): Promise<boolean> {
  const path = request.url?.split('?')[0];
  if (path !== '/livez' && path !== '/readyz') return false;
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body));
  };
  if (path === '/livez') answer(200, { status: true });
  else {
    const draining = isDraining();
    const storeApi = (await isApiUp()) ? 'answers' : 'does not answer';
    const isShared = isCacheShared();
    answer(draining ? 503 : 200, {
      status: !draining,
      store_api: storeApi,
      draining,
      ...(isShared !== undefined && { pages: isShared ? 'redis' : 'memory' }),
    });
  }
  return true;
}
