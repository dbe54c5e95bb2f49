import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import { toBuffer, callBack } from './body-part.ts';
import { isForApi } from './refusal.ts';

const html = /^text\/html\b/;

/**
 * Maximum bytes of the original body that are buffered; an error page of Next takes about 10 KB.
 */
const maxOwnBytes = 256 * 1024;

/**
 * Returns whether a request is for the HTML of a page, not for data of programs or Next's router.
 */
export function isForPage({ method, url, headers }: IncomingMessage): boolean {
  const isAsking = method === 'GET' || method === 'HEAD';
  return isAsking && headers['rsc'] === undefined && isPageUrl(url);
}

/* Other unknown paths count as pages. */
function isPageUrl(url = ''): boolean {
  const page = findPage(url);
  return !isForApi(url) && page?.kind !== 'asset' && page?.status === undefined;
}

/** Returns whether an answer is HTML of which nothing has been sent yet. */
export function isUnsentPage(response: ServerResponse): boolean {
  return !response.headersSent && html.test(String(response.getHeader('content-type') ?? ''));
}

/**
 * Replaces the whole body of an answer if `isReplaced`, called before anything is sent, returns
 * true. `readPage` may still change status and headers; if it fails, the original body is sent.
 */
export function replacePage(
  response: ServerResponse,
  isReplaced: () => boolean,
  readPage: () => Promise<string>,
): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const own: Buffer[] = [];
  let ownBytes = 0;
  let isReplacing = false;
  const isSwallowing = () => (isReplacing ||= isReplaced());
  const keep = (part: unknown) => {
    const bytes = toBuffer(part);
    ownBytes += bytes.length;
    if (ownBytes <= maxOwnBytes) own.push(bytes);
  };

  // Next flushes the head of a streamed page before it writes; afterwards no other page could be
  // sent.
  response.flushHeaders = () => {
    if (!isSwallowing()) flushHeaders();
  };
  response.write = ((...sent: Parameters<typeof write>) => {
    if (!isSwallowing()) return write(...sent);
    keep(sent[0]);
    callBack(sent);
    return true;
  }) as typeof response.write;
  response.end = ((...sent: Parameters<typeof end>) => {
    if (!isSwallowing()) return end(...sent);
    keep(sent[0]);
    readPage().then(
      (page) => {
        response.removeHeader('Content-Length');
        // For a rewritten address Next fetches the page from itself, already compressed.
        response.removeHeader('Content-Encoding');
        end(page);
      },
      () => end(Buffer.concat(own)),
    );
    return response;
  }) as typeof response.end;
}
