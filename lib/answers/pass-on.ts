import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import compression, { filter } from 'compression';
import { isHtml, type Rendered } from './rendered.ts';
import { readAll, type Renderers } from './renderers.ts';
import { ownCacheControl } from './steps.ts';

/* What belongs to one connection and not to the next. */
const ofConnection = new Set([
  'connection',
  'date',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

interface PassOptions {
  renderers: Renderers;
  /** Headers of every answer at this address. */
  headers: Record<string, string>;
  /** Sends a page, or an answer that says in the shop's words what is wrong. */
  finish: (rendered: Rendered) => Promise<void>;
  /** Whether an answer of this status is replaced. */
  isReplaced: (status: number, headers: IncomingHttpHeaders) => boolean;
}

const compressStreamed = compression({ filter });

/** Passes a request on to a renderer, and its answer back as it comes. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { renderers, headers: added, finish, isReplaced }: PassOptions,
): Promise<void> {
  const { method = '', url = '' } = request;
  const sent = { method, address: url, headers: withoutConnection(request.headers) };
  const answer = await renderers.send(sent, request);
  const { statusCode: status = 502 } = answer;
  const headers = withoutConnection(answer.headers);
  const isPage = isHtml({ headers }) && headers['content-security-policy'] === undefined;
  if (isPage || isReplaced(status, headers)) {
    const body = await readAll(answer);
    return finish({ status, headers, body, reads: [], until: 0, hasFailed: false });
  }
  await new Promise<void>((resolve) => {
    compressStreamed({ method, headers: request.headers }, response, () => resolve());
  });
  for (const [name, value] of Object.entries({ ...added, ...headers })) {
    if (value !== undefined) response.setHeader(name, value);
  }
  const cacheControl = ownCacheControl(url, { status, headers });
  if (cacheControl) response.setHeader('Cache-Control', cacheControl);
  response.statusCode = status;
  // Data for the router is shown as it comes.
  if (headers['content-type']?.startsWith('text/x-component')) {
    answer.on('data', () => process.nextTick(() => flush(response)));
  }
  await pipeline(answer, response).catch((error: unknown) => {
    // A client that leaves is no error of the store.
    if (!response.destroyed) throw error;
  });
}

function flush(response: ServerResponse & { flush?: () => void }): void {
  if (!response.writableEnded) response.flush?.();
}
