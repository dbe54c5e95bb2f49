import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { limitAnswers } from '../api/limit-answers.ts';
import { isCacheShared } from '../platform/cache/page-cache.mjs';
import { storefrontEnv } from '../env.ts';
import { ownOrigin } from '../platform/pictures/own-origin.ts';
import { makePictures } from '../platform/pictures/make-pictures.ts';
import { pictureCacheBytes } from '../platform/pictures/picture-cache-bytes.ts';
import { allowRestoredPages } from './allow-restored-pages.ts';
import { judgeAddress } from './catalogue-address.ts';
import { firstPictures } from './first-pictures.ts';
import { createGuardedServer } from './guarded-server.ts';
import { hasSession } from './has-session.ts';
import { hasRefusedScripts } from './inline-scripts.ts';
import { isDeleted } from './is-deleted.ts';
import { keepErrorsFromCaches } from './keep-errors-from-caches.ts';
import { keepPage } from './keep-page.ts';
import { keepQuery } from './keep-query.ts';
import { refuseNonCanonicalPicture } from './non-canonical-picture.ts';
import { nameCacheHandler } from './name-cache-handler.ts';
import { usualConnections } from './limit-connections.ts';
import { listen } from './listen.ts';
import { nameTargetOnce } from './one-location.ts';
import { watchRecaptcha } from './watch-recaptcha.ts';
import { withCatalogueCheck } from './with-catalogue-check.ts';
import { withCachedPages } from './with-cached-pages.ts';
import { withCachedViews } from './with-cached-views.ts';
import { withPackedPages } from './packed-pages.ts';
import { openMadePictures } from './pictures/made-pictures.ts';
import { createPictureQueue } from './pictures/picture-queue.ts';
import { withMadePictures } from './pictures/with-made-pictures.ts';
import { showPageNotFound } from './show-page-not-found.ts';
import { packFiles } from './static/packed-files.ts';
import { withStaticFiles } from './static/with-static-files.ts';
import { observeRequests } from './observe/observe-requests.ts';
import { passRequestId } from './observe/pass-request-id.ts';
import { startObserving } from './observe/start-observing.ts';
import { answerProbe, onceASecond } from './probes.ts';
import { traceFetch } from './tracing/trace-fetch.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { parseTrustedProxies } from '../server/trusted-proxies.ts';
import { withSecurityHeaders } from './with-security-headers.ts';
import { withNotFoundPage } from './with-not-found-page.ts';
import { withUnavailablePage } from './with-unavailable-page.ts';
import { withWorkQueues } from './with-work-queues.ts';

/* The built storefront as a program: like `next start`, with pages compressed once. */

const drainLimitMs = 10_000;
const ownPageLimitMs = 15_000;
const maxTries = 3;
const probeLimitMs = 2_000;
const hostname = process.env['HOST'] || '127.0.0.1';
const port = Number(process.env['PORT'] || 3000);
const distDir = process.env['NEXT_DIST_DIR'] || '.next';
const staticFiles = { source: join(distDir, 'static'), packed: join(distDir, 'packed') };
const isTrusted = parseTrustedProxies(process.env['TRUSTED_PROXIES'] ?? '');

// Pages are compressed here, once; Next would compress them for every reader.
process.env['PACKED_BY_SERVER'] = 'true';
nameCacheHandler();
// Before Next wraps it with its cache.
globalThis.fetch = limitAnswers(passRequestId(await traceFetch(globalThis.fetch)));

const app = next({ dev: false, dir: process.cwd(), hostname, port });
await app.prepare();
const storeApiUrl =
  process.env['STORE_API_URL'] || `http://127.0.0.1:${process.env['API_PORT'] || 4000}`;
const { authSecret, siteUrl, recaptchaSiteKey, ...settings } = storefrontEnv();
const pageNotFound = keepPage(() => readOwnPage('/page-not-found', 404));
const unavailable = {
  products: keepPage(() => readOwnPage('/store-unavailable?about=products', 503)),
  page: keepPage(() => readOwnPage('/store-unavailable', 503)),
};
const pages = withCatalogueCheck(
  withUnavailablePage(
    withNotFoundPage(
      withCachedPages(withCachedViews(withWorkQueues(app.getRequestHandler()))),
      pageNotFound,
      (address) => isDeleted(storeApiUrl, address),
    ),
    (about) => unavailable[about](),
  ),
  (path) => judgeAddress(storeApiUrl, path),
  pageNotFound,
);
const madePictures = await openMadePictures(
  join(distDir, 'cache', 'pictures'),
  pictureCacheBytes(),
);
const pictureQueue = createPictureQueue(madePictures, ownOrigin());
const withoutPages = withMadePictures(
  await withStaticFiles(pages, staticFiles),
  madePictures,
  pictureQueue.add,
);
const handle = withPackedPages(
  withSecurityHeaders(withoutPages, {
    ...settings,
    siteUrl,
    hasRecaptcha: recaptchaSiteKey === null ? watchRecaptcha(storeApiUrl) : () => true,
  }),
);

let isStopping = false;
const drainSeconds = Number(process.env['DRAIN_SECONDS']) || 0;
const probeFacts = {
  isDraining: () => isStopping,
  isCacheShared,
  isApiUp: onceASecond(() =>
    fetch(`${storeApiUrl}/health`, { signal: AbortSignal.timeout(probeLimitMs), cache: 'no-store' })
      .then((answer) => answer.ok)
      .catch(() => false),
  ),
};
const observed = observeRequests(
  await traceRequests(async (request, response) => {
    if (refuseNonCanonicalPicture(request, response)) return;
    nameTargetOnce(response);
    keepErrorsFromCaches(response);
    allowRestoredPages(request, response);
    keepQuery(request, response);
    return handle(request, response);
  }),
  await startObserving(process.env, probeFacts.isApiUp),
);
const server = createGuardedServer(
  async (request, response) => {
    if (!(await answerProbe(request, response, probeFacts))) return observed(request, response);
  },
  {
    isTrusted,
    isLoggedIn: (request) => hasSession(request, authSecret, siteUrl.startsWith('https://')),
    drawScreen: (request, response, status) => {
      showPageNotFound(request, response, status);
      return handle(request, response);
    },
  },
);
// A burst of connections would fill the usual backlog of 511: the kernel then drops others, which try
// again after 1, 3, 7 and 15 seconds.
const listening = await listen(server, {
  port,
  host: hostname,
  backlog: usualConnections.maxConnections,
}).catch((error: unknown) => {
  console.error(`The storefront cannot listen on ${hostname}:${port}`, error);
  process.exit(1);
});
prepare().catch((error: unknown) =>
  console.error('Files or pictures could not be prepared', error),
);
// Preloaded into memory, because the store API may be unavailable when they are needed.
for (const read of [pageNotFound, unavailable.products, unavailable.page]) {
  read().catch((error: unknown) => console.error('A page could not be prepared', error));
}

/** What would otherwise cost the first visitors time. */
async function prepare(): Promise<void> {
  const isStopped = () => isStopping;
  await packFiles(staticFiles.source, staticFiles.packed, isStopped);
  const addresses = await firstPictures((path) => readOwnPage(path, 200));
  await makePictures(addresses, { origin: ownOrigin(), isStopped });
}

/** A page that did not come in one piece is read again: its late parts need scripts. */
async function readOwnPage(path: string, status: number, tries = maxTries): Promise<string> {
  const page = await readPage(path, status);
  return tries > 1 && hasRefusedScripts(page) ? readOwnPage(path, status, tries - 1) : page;
}

async function readPage(path: string, status: number): Promise<string> {
  const answer = await fetch(`${ownOrigin()}${path}`, {
    signal: AbortSignal.timeout(ownPageLimitMs),
  });
  const page = await answer.text();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return page;
}

async function stop(): Promise<void> {
  isStopping = true;
  pictureQueue.stop();
  // A balancer looks at /readyz and sends nothing more, before the port is closed.
  await sleep(drainSeconds * 1_000);
  setTimeout(() => server.closeAllConnections(), drainLimitMs).unref();
  await listening.close();
  await app.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
