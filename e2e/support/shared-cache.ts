import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from './site-url.ts';

/**
 * A shared cache in front of the storefront, as careless as a cache may be: it stores everything
 * that the response headers do not forbid, keyed only by URL unless `Vary` names more, and serves
 * it to everybody.
 */
export interface SharedCache {
  url: string;
  stop: () => Promise<void>;
}

interface Stored {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  until: number;
  /** Request headers that `Vary` names, as they were. */
  varies: [name: string, value: string | undefined][];
}

/** Milliseconds for which a shared cache may keep an answer (RFC 9111); 0 if it may not. */
function lifetimeMs({ headers }: Pick<Stored, 'headers'>): number {
  const control = headers['cache-control'] ?? '';
  if (/no-store|no-cache|private/.test(control) || headers.vary === '*') return 0;
  if (headers['set-cookie']) return 0;
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1];
  if (seconds) return Number(seconds) * 1_000;
  return headers.expires ? Math.max(0, Date.parse(headers.expires) - Date.now()) : 0;
}

async function fetchFromSite(
  path: string,
  method: string,
  headers: IncomingHttpHeaders,
): Promise<Stored> {
  const { hostname, port, host } = new URL(siteUrl);
  const sentRequest = httpRequest({
    hostname,
    port: port || 80,
    path,
    method,
    headers: { ...headers, host },
  });
  sentRequest.end();
  const [answer] = (await once(sentRequest, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const varies = (answer.headers.vary ?? '')
    .toLowerCase()
    .split(/,\s*/)
    .map((name): Stored['varies'][number] => [name, headers[name]?.toString()]);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.concat(parts),
    until: Date.now() + lifetimeMs(answer),
    varies,
  };
}

export async function startSharedCache(): Promise<SharedCache> {
  const stored = new Map<string, Stored[]>();
  const server = createServer(async ({ url: path = '/', method = 'GET', headers }, response) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const cached = (stored.get(path) ?? []).find(
      ({ until, varies }) =>
        until > Date.now() && varies.every(([name, value]) => headers[name]?.toString() === value),
    );
    const answer =
      (isRead && cached) || (await fetchFromSite(path, isRead ? 'GET' : method, headers));
    if (isRead && !cached) stored.set(path, [answer, ...(stored.get(path) ?? [])]);
    const { 'transfer-encoding': _, connection: __, ...sent } = answer.headers;
    response.writeHead(answer.status, { ...sent, 'x-cache': cached ? 'HIT' : 'MISS' });
    response.end(method === 'HEAD' ? undefined : answer.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
