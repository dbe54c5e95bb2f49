import type { Download, DownloadQuery } from '../../contract/download.ts';
import type { ServiceContext } from '../context.ts';
import { withReader } from '../db/reader/with-reader.ts';
import { authenticate, requirePermission } from './authenticate.ts';
import { keepFromCaches } from './keep-from-caches.ts';
import { pathParams, type PathParams } from './path-params.ts';
import type { CallerOf, Router } from './route.ts';
import { queryOf, validate } from './validate.ts';

interface DownloadInput<D extends Download> extends PathParams {
  context: ServiceContext;
  caller: CallerOf<D['caller']>;
  query: DownloadQuery<D>;
}

interface FileAnswer {
  /** The whole file, or a stream of its parts: long files are never completely in memory. */
  bytes: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;
  /** Media type, if different from the declared one. */
  type?: string;
  headers: Record<string, string>;
}

/**
 * Serves one endpoint that answers with a file: authenticates, validates, then calls the handler.
 */
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
    const { bytes, type, headers } = await withReader(router.reader, context, caller, (within) =>
      handle({
        ...pathParams(c),
        context: within,
        caller: caller as CallerOf<D['caller']>,
        query: query as DownloadQuery<D>,
      }),
    );
    const isBuffered = bytes instanceof Uint8Array;
    return c.body(isBuffered ? bytes : toStream(bytes), 200, {
      'Content-Type': type ?? call.mediaType,
      ...(isBuffered && { 'Content-Length': String(bytes.byteLength) }),
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    });
  });
}

/**
 * Pull-based stream with back-pressure: chunks are produced on demand, and none after the client
 * disconnects.
 */
function toStream(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
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
