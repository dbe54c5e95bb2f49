import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Changes } from '../answers/changes.ts';
import { receiveChange } from '../answers/receive-change.ts';
import { Renderers } from '../answers/renderers.ts';
import { policyHeaders } from '../answers/security-headers.ts';
import { createAnswers } from '../answers/serve.ts';
import type { Answer } from '../answers/answer.ts';
import { SharedAnswers } from '../answers/shared-answers.ts';
import { AnswerStore } from '../answers/store.ts';
import { isSame, judgeAddress } from '../answers/store-api.ts';
import { createTurns, usualQueues } from '../answers/turns.ts';
import { limitAnswers } from '../api/limit-answers.ts';
import { storefrontEnv } from '../env.ts';
import { allWidths } from '../format/picture-set.ts';
import { makePictures } from '../platform/pictures/make-pictures.ts';
import { pictureCacheBytes } from '../platform/pictures/picture-cache-bytes.ts';
import { parseTrustedProxies } from '../server/trusted-proxies.ts';
import { followApi } from './api-presence.ts';
import { loadOnly } from './compile-cache.ts';
import { firstPictures } from './first-pictures.ts';
import { createGuardedServer } from './guarded-server.ts';
import { hasSession } from './has-session.ts';
import { givenSockets } from './inherited-socket.ts';
import { keepRenderers, usualRenderers } from './keep-renderers.ts';
import { usualConnections } from './limit-connections.ts';
import { listen } from './listen.ts';
import { refuseNonCanonicalPicture } from './non-canonical-picture.ts';
import { observeRequests } from './observe/observe-requests.ts';
import { passRequestId } from './observe/pass-request-id.ts';
import { startObserving } from './observe/start-observing.ts';
import { openMadePictures } from './pictures/made-pictures.ts';
import { createPictureQueue } from './pictures/picture-queue.ts';
import { withMadePictures } from './pictures/with-made-pictures.ts';
import { answerProbe, onceASecond } from './probes.ts';
import { packFiles } from './static/packed-files.ts';
import { withStaticFiles } from './static/with-static-files.ts';
import { traceFetch } from './tracing/trace-fetch.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { watchRecaptcha } from './watch-recaptcha.ts';

/*
 * The storefront as a program: it answers what is finished, and asks renderers, which are programs
 * of their own, for the rest. docs/architecture.md follows a request through it.
 */

if (process.argv.includes(loadOnly)) process.exit();

const drainLimitMs = 10_000;
const ownPageLimitMs = 15_000;
const probeLimitMs = 2_000;
const mebibyte = 1024 * 1024;
/** `npm run dev`: nothing is kept, and renderers compile what they are asked for. */
const isDevelopment = process.env.NODE_ENV === 'development';
const answersBytes = isDevelopment ? 8 : Number(process.env['ANSWERS_MB'] || 64) * mebibyte;
const hostname = process.env['HOST'] || '127.0.0.1';
const port = Number(process.env['PORT'] || 3000);
const distDir = process.env['NEXT_DIST_DIR'] || '.next';
const staticFiles = { source: join(distDir, 'static'), packed: join(distDir, 'packed') };
const isTrusted = parseTrustedProxies(process.env['TRUSTED_PROXIES'] ?? '');
const { storeApiUrl, authSecret, recaptchaSiteKey, revalidateSecret, ...settings } =
  storefrontEnv();
const redisUrl = isDevelopment ? undefined : process.env['REDIS_URL']?.trim();

globalThis.fetch = limitAnswers(passRequestId(await traceFetch(globalThis.fetch)));

const changes = new Changes();
const shared = redisUrl
  ? new SharedAnswers<Answer>({
      url: redisUrl,
      build: readFileSync(join(distDir, 'BUILD_ID'), 'utf8').trim(),
      onChange: (tags) => changes.add(tags),
      onLost: () => changes.addAll(),
    })
  : undefined;
void shared?.start();
const store = new AnswerStore({
  maxBytes: answersBytes,
  changes,
  isSame,
  shared,
});
const renderers = new Renderers(changes);
const running = await keepRenderers(
  Number(process.env['RENDERERS']) || usualRenderers(),
  renderers,
);
// Pages carry their policy, which names the captcha that is in use.
const hasRecaptcha =
  recaptchaSiteKey === null ? watchRecaptcha(storeApiUrl, () => store.clear()) : () => true;
const api = followApi(storeApiUrl);
const answers = createAnswers({
  renderers,
  store,
  takeTurn: createTurns(usualQueues, async (signal) => {
    await renderers.presence.wait(signal);
    await api.wait(signal);
  }),
  judge: (path) => judgeAddress(storeApiUrl, path),
  policyOf: isDevelopment
    ? undefined
    : (hashes) => policyHeaders({ ...settings, hasRecaptcha: hasRecaptcha() }, hashes),
  settings,
});

const madePictures = await openMadePictures(
  join(distDir, 'cache', 'pictures'),
  pictureCacheBytes(),
);
const pictureQueue = createPictureQueue(madePictures, ownOrigin());
const handle = withMadePictures(
  isDevelopment ? answers.handle : await withStaticFiles(answers.handle, staticFiles),
  madePictures,
  pictureQueue.add,
);

let isStopping = false;
const drainSeconds = Number(process.env['DRAIN_SECONDS']) || 0;
const probeFacts = {
  isDraining: () => isStopping,
  isCacheShared: () => shared?.isUsable,
  isApiUp: onceASecond(() =>
    fetch(`${storeApiUrl}/health`, { signal: AbortSignal.timeout(probeLimitMs), cache: 'no-store' })
      .then((answer) => answer.ok)
      .catch(() => false),
  ),
};
const observed = observeRequests(
  await traceRequests(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (refuseNonCanonicalPicture(request, response)) return;
    if (path === '/api/revalidate') return hearChange(request, response);
    return handle(request, response);
  }),
  await startObserving(process.env, { isApiUp: probeFacts.isApiUp, kept: () => store.size }),
);
const server = createGuardedServer(
  async (request, response) => {
    if (!(await answerProbe(request, response, probeFacts))) return observed(request, response);
  },
  {
    isTrusted,
    isLoggedIn: (request) =>
      hasSession(request, authSecret, settings.siteUrl.startsWith('https://')),
    drawScreen: answers.showNotFound,
    upgrade: isDevelopment ? renderers.join.bind(renderers) : undefined,
  },
);
await running.firstReady;
// Both start at the same time: until then connections wait in a socket that systemd keeps, or at
// the proxy.
if (process.env['AWAIT_API'] === 'true') await api.arrival;
// A burst of connections would fill the usual backlog of 511: the kernel then drops others, which
// try again after 1, 3, 7 and 15 seconds.
const listening = await listen(server, {
  port,
  host: hostname,
  backlog: usualConnections.maxConnections,
  inherited: givenSockets(process.env),
}).catch((error: unknown) => {
  console.error(`The storefront cannot listen on ${hostname}:${port}`, error);
  process.exit(1);
});
answers.prepare().catch((error: unknown) => console.error('A page could not be prepared', error));
if (!isDevelopment) {
  prepare().catch((error: unknown) =>
    console.error('Files or pictures could not be prepared', error),
  );
}

function hearChange(...[request, response]: Parameters<typeof handle>): Promise<void> {
  return receiveChange(request, response, {
    secret: revalidateSecret,
    onChange: (tags) => {
      changes.add(tags);
      void shared?.announce(tags);
    },
    onPictures: (pictures) =>
      void makePictures(pictures.flatMap(allWidths), { origin: ownOrigin() }),
  });
}

/** Returns the URL at which this storefront reaches itself. */
function ownOrigin(): string {
  const host = process.env['HOST'] || '127.0.0.1';
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const name = isAnywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${process.env['PORT'] || 3000}`;
}

/** What would otherwise cost the first visitors time. */
async function prepare(): Promise<void> {
  const isStopped = () => isStopping;
  await packFiles(staticFiles.source, staticFiles.packed, isStopped);
  const addresses = await firstPictures(readOwnPage);
  await makePictures(addresses, { origin: ownOrigin(), isStopped });
}

async function readOwnPage(path: string): Promise<string> {
  const answer = await fetch(`${ownOrigin()}${path}`, {
    signal: AbortSignal.timeout(ownPageLimitMs),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

async function stop(): Promise<void> {
  isStopping = true;
  pictureQueue.stop();
  // A balancer looks at /readyz and sends nothing more, before the port is closed.
  await sleep(drainSeconds * 1_000);
  setTimeout(() => server.closeAllConnections(), drainLimitMs).unref();
  await listening.close();
  renderers.close();
  await running.stop();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
