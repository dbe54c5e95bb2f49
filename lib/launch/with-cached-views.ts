import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { getRenderedSearch } from 'next/dist/shared/lib/router/utils/querystring.js';
import { createFreshViews } from './fresh-views.ts';
import { createTextCache } from './text-cache.ts';
import { type CachedAnswer, createCachedViews } from './cached-views.ts';
import {
  freshViewOf,
  isListPath,
  type ListView,
  findCachedView,
  toPageParams,
} from './list-view.ts';
import { routerFormOf } from './router-form.ts';
import { toBuffer, callBack } from './body-part.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Form {
  name: string;
  headers: IncomingHttpHeaders;
  hash?: string;
}

const page: Form = { name: 'html', headers: {} };
const contentTypes = /^text\/(?:html|x-component)\b/;
/** Headers of an answer that are kept with it. */
const cachedHeaders = ['content-type', 'link', 'vary'];
/** What Next needs of a request beside its form; nothing else may change what everybody gets. */
const neededHeaders = ['host', 'x-forwarded-host', 'x-forwarded-proto'];
/* For a crawler Next renders all of a page before it sends the first part: no part is moved into
   its place by a script. */
const crawler = { 'user-agent': 'bingbot' };

/**
 * Answers lists, such as one category, from the page cache: rendered once for all spellings of the
 * address, once as a page and once in each form that Next's router asks for. Lists that do not
 * exist are rendered for each request; views that anybody can invent are read for each request, and
 * rendered where what was read is new.
 */
export function withCachedViews(handle: Handler): Handler {
  const texts = createTextCache();
  const views = createCachedViews(texts);
  const freshViews = createFreshViews(texts);
  const rendering = new Map<string, Promise<void>>();

  const render = async (
    view: ListView,
    form: Form,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    store: Pick<typeof views, 'confirm' | 'record'>,
  ): Promise<void> => {
    const requestedQuery = extractQuery(request.url);
    const confirmed = await store.confirm(key);
    if (confirmed) return send(response, confirmed, 'HIT', view, requestedQuery);
    asOneReader(request, view, form);
    await store.record(key, async (keep) => {
      holdAnswer(
        response,
        () => isComplete(response),
        (text) => {
          const headers = Object.fromEntries(
            cachedHeaders.flatMap((name) => {
              const value = response.getHeader(name);
              return value === undefined ? [] : [[name, String(value)]];
            }),
          );
          const seconds = keep({ text, headers });
          send(response, { text, headers, seconds }, 'MISS', view, requestedQuery);
        },
      );
      await handle(request, response);
    });
  };

  /** Waits for a request that renders the same. */
  const othersOf = async (key: string): Promise<CachedAnswer | undefined> => {
    const others = rendering.get(key);
    await others;
    return others && views.find(key);
  };

  return async (request, response) => {
    if (!isListPath(request.url)) return handle(request, response);
    const cachedView = findCachedView(request.url);
    const view = cachedView ?? freshViewOf(request.url);
    const form = view && (await findForm(request, view));
    if (!view || !form) {
      sendAtOnce(response);
      return views.share(() => handle(request, response));
    }
    const key = `/views/${form.name}/$${encodeURI(view.address)}`;
    if (!cachedView) return render(view, form, key, request, response, freshViews);
    const found = (await views.find(key)) ?? (await othersOf(key));
    if (found) return send(response, found, 'HIT', view, extractQuery(request.url));
    const rendered = render(view, form, key, request, response, views);
    const settled = rendered.catch(() => undefined);
    rendering.set(key, settled);
    try {
      await rendered;
    } finally {
      if (rendering.get(key) === settled) rendering.delete(key);
    }
  };
}

/* Nothing in a list comes later than the rest, and each part would be compressed and sent by itself. */
function sendAtOnce(response: ServerResponse): void {
  holdAnswer(
    response,
    () => isComplete(response),
    (text) => {
      if (text) response.write(text);
      response.end();
    },
  );
}

function findForm({ method, headers }: IncomingMessage, { frame }: ListView) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  return headers['rsc'] === undefined ? page : routerFormOf(headers, frame);
}

/* The canonical address and the form decide, not who asks: cookies and other headers are removed. */
function asOneReader(request: IncomingMessage, { address }: ListView, form: Form): void {
  const { headers } = request;
  const needed = neededHeaders.filter((name) => headers[name] !== undefined);
  request.headers = {
    ...Object.fromEntries(needed.map((name) => [name, headers[name]])),
    ...crawler,
    ...form.headers,
  };
  request.method = 'GET';
  const mark = address.includes('?') ? '&' : '?';
  request.url = form.hash === undefined ? address : `${address}${mark}_rsc=${form.hash}`;
}

const isComplete = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  !response.headersSent &&
  contentTypes.test(String(response.getHeader('content-type') ?? ''));

function send(
  response: ServerResponse,
  { text, headers, seconds }: CachedAnswer,
  from: 'HIT' | 'MISS',
  view: ListView,
  requestedQuery: string,
): void {
  const isPage = String(headers['content-type']).startsWith('text/html');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.removeHeader('Content-Length');
  response.setHeader('x-nextjs-cache', from);
  // A shared cache may not tell the router's requests from a reader's.
  const isShared = isPage && seconds > 0;
  response.setHeader('Cache-Control', isShared ? `s-maxage=${seconds}` : 'private, no-store');
  response.end(isPage ? text : withRequestedQuery(text, view, requestedQuery));
}

const extractQuery = (url = ''): string => {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
};

/*
 * The router compares the query that was rendered (`q`) with the one it has asked for, and would
 * ask again if it were another spelling.
 */
function withRequestedQuery(text: string, { address }: ListView, requestedQuery: string): string {
  const query = new URLSearchParams(requestedQuery);
  query.delete('_rsc');
  const search = getRenderedSearch(toPageParams(query));
  const own = getRenderedSearch(toPageParams(new URLSearchParams(extractQuery(address))));
  if (search === own) return text;
  return text.replace(`"q":${JSON.stringify(own)}`, () => `"q":${JSON.stringify(search)}`);
}

/**
 * Holds back the body of an answer if `shouldHold`, called before anything is sent, returns true; calls
 * `finish` with the whole body, which then sends it. An answer that the client no longer waits for
 * has no end.
 */
function holdAnswer(
  response: ServerResponse,
  shouldHold: () => boolean,
  finish: (body: string) => void,
): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const parts: Buffer[] = [];
  response.flushHeaders = () => {
    if (!shouldHold()) flushHeaders();
  };
  response.write = ((...sent: Parameters<typeof write>) => {
    if (!shouldHold()) return write(...sent);
    parts.push(toBuffer(sent[0]));
    callBack(sent);
    return true;
  }) as typeof response.write;
  response.end = ((...sent: Parameters<typeof end>) => {
    if (!shouldHold()) return end(...sent);
    parts.push(toBuffer(sent[0]));
    response.write = write;
    response.end = end;
    response.flushHeaders = flushHeaders;
    callBack(sent);
    finish(Buffer.concat(parts).toString());
    return response;
  }) as typeof response.end;
}
