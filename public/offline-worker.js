/* Offline part of the shop's service worker; `self.version` is the build. Keeps files of the build,
   pictures, visited pages of the catalogue and the cart. Everything else goes to the network alone:
   checkout, orders, profile, login, back office, and all calls of scripts. */

const files = `shop-files-${self.version}`;
const pages = `shop-pages-${self.version}`;
const pictures = 'shop-pictures';
const cart = 'shop-cart';
const own = [files, pages, pictures, cart];

const offlinePath = '/offline';
const cartPath = '/cart';
/* Opened by pages that find that the session has ended elsewhere. */
const sessionEndedPath = '/api/session/ended';
const isCatalogue = /^\/(?:$|shop$|products\/\d+(?:\/[^/]*)?$|blogs(?:\/\d+\/[^/]*)?$)/;

const mostPages = 40;
const mostPictures = 120;

async function trim(name, most) {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/* The styles, scripts, fonts and drawings that a page needs; the browser has them already, except for
   the page that is shown instead of one that is not kept. */
const filesOfPage =
  /\/_next\/static\/[\w./~%-]+\.(?:css|js|woff2)|\/pictures\/plants\/[\w-]+\.svg/g;

async function keepFilesOf(html) {
  const cache = await caches.open(files);
  const named = new Set(html.match(filesOfPage) ?? []);
  for (const path of named) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

/* One page an address, whatever its query says: searches are not kept. */
async function keepPage(path, answer) {
  if (!answer.ok || answer.redirected) return;
  const html = await answer.clone().text();
  const name = path === cartPath ? cart : pages;
  await (await caches.open(name)).put(path, answer);
  await keepFilesOf(html);
  await trim(pages, mostPages);
}

const isKept = ({ pathname, search }) =>
  pathname === cartPath || (isCatalogue.test(pathname) && search === '');

async function fetchAndKeep(path) {
  const answer = await fetch(path, { credentials: 'same-origin', priority: 'low' });
  await keepPage(path, answer);
}

async function openPage(event, url) {
  if (url.pathname === sessionEndedPath) event.waitUntil(caches.delete(cart));
  try {
    const answer = await fetch(event.request);
    if (isKept(url)) event.waitUntil(unlessFull(keepPage(url.pathname, answer.clone())));
    return answer;
  } catch (error) {
    const kept = isKept(url) ? await caches.match(url.pathname) : undefined;
    const instead = kept ?? (await caches.match(offlinePath));
    if (!instead) throw error;
    return instead;
  }
}

async function keepFile(request, answer, name) {
  if (!answer.ok) return;
  await (await caches.open(name)).put(request, answer);
  if (name === pictures) await trim(pictures, mostPictures);
}

/* A full disk loses the copy, never the file itself. */
const unlessFull = (kept) => kept.catch(() => undefined);

async function openFile(event, name) {
  const { request } = event;
  const kept = await unlessFull(caches.match(request));
  if (kept) return kept;
  const answer = await fetch(request);
  event.waitUntil(unlessFull(keepFile(request, answer.clone(), name)));
  return answer;
}

/* A picture may be replaced under its address; the browser's own cache spares most requests. */
async function openPicture(event) {
  const kept = await unlessFull(caches.match(event.request));
  if (!kept) return openFile(event, pictures);
  const refresh = async () => keepFile(event.request, await fetch(event.request), pictures);
  event.waitUntil(unlessFull(refresh()));
  return kept;
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(offlinePath).then((answer) => keepPage(offlinePath, answer)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('shop-') && !own.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/* A page that was opened by Next's router, or before this worker: its HTML is not known yet. */
self.addEventListener('message', (event) => {
  const url = new URL(event.data?.keep ?? offlinePath, self.location.origin);
  if (url.origin !== self.location.origin || !isKept(url)) return;
  event.waitUntil(unlessFull(fetchAndKeep(url.pathname)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(openFile(event, files));
  else if (/^\/(?:_next\/image$|pictures\/)/.test(url.pathname)) {
    event.respondWith(openPicture(event));
  }
});
