import type { Download, DownloadQuery } from '../../contract/download.ts';
import type { ServiceContext } from '../context.ts';
import { authenticate, requirePermission } from './authenticate.ts';
import { keepFromCaches } from './keep-from-caches.ts';
import type { CallerOf, Router } from './route.ts';
import { queryOf, validate } from './validate.ts';

interface DownloadInput<D extends Download> {
  context: ServiceContext;
  caller: CallerOf<D['caller']>;
  query: DownloadQuery<D>;
  /** A value of the path, as text. */
  param: (name: string) => string;
}

interface FileAnswer {
  /** The whole file, or its parts as they are made: what is long never lies in memory as a whole. */
  bytes: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;
  /** Where it is another than the call declares. */
  type?: string;
  headers: Record<string, string>;
}

/** Serves one call of the contract that answers with a file: who calls, what was asked, then the handler. */
export function serveDownload<D extends Download>(
  router: Router,
  call: D,
  handle: (input: DownloadInput<D>) => Promise<FileAnswer>,
): void {
  router.downloads.push(call);
  requirePermission(call);
  const path = call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  router.app.get(path, async (c) => {
    const context = router.contextFor(c);
    keepFromCaches(c, call.caller);
    const caller = await authenticate(c, call, context, router.limits);
    const query = call.query ? await validate(call.query, queryOf(c), 'text') : undefined;
    const { bytes, type, headers } = await handle({
      context,
      caller: caller as CallerOf<D['caller']>,
      query: query as DownloadQuery<D>,
      param: (name) => c.req.param(name) ?? '',
    });
    const isWhole = bytes instanceof Uint8Array;
    return c.body(isWhole ? bytes : streamOf(bytes), 200, {
      'Content-Type': type ?? call.mediaType,
      ...(isWhole && { 'Content-Length': String(bytes.byteLength) }),
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    });
  });
}

/** Parts are made as they are asked for, and no more of them once nobody listens. */
function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}
