import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { decode, encode } from 'next-auth/jwt';
import { expect, test } from 'playwright/test';
import { getProfile } from '../../lib/contract/profile.ts';
import {
  faultProxy,
  type FaultMode,
  type FaultProxy,
} from '../../lib/proofs/faults/fault-proxy.ts';
import * as invented from '../support/invented-addresses.ts';
import { openOwnStorefront, type OwnStorefront } from '../support/own-storefront.ts';
import { askRaw } from '../support/raw.ts';
import { demoCookie } from '../support/session-cookie.ts';
import { siteUrl } from '../support/site-url.ts';
import { storeApiUrl } from '../support/store-api.ts';
import { withinSeconds } from '../support/within-seconds.ts';

/*
 * A second storefront of the same store with the same secret and answers of its own. Its store
 * API is unavailable when it starts.
 */

let proxy: FaultProxy;
let storefront: OwnStorefront;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  proxy = await faultProxy(storeApiUrl, () => 0);
  await proxy.be({ kind: 'down' });
  const authSecret = await readSharedSecret();
  storefront = await openOwnStorefront({ apiUrl: proxy.url, firstStatus: 503, authSecret });
});

test.afterAll(async () => {
  await storefront?.stop();
  await proxy?.close();
});

async function readSharedSecret(): Promise<string> {
  const file = join(process.env['DATA_DIR'] ?? '.data', 'secrets.json');
  const secrets = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  return secrets['NEXTAUTH_SECRET'] ?? '';
}

async function endFault(): Promise<void> {
  await proxy.be({ kind: 'pass' });
  await expect(async () => expect(await storefront.ask('/')).toBe(200)).toPass(withinSeconds);
}

interface Unavailable {
  path: string;
  title: string;
  text: string;
}

/** A page that needs the store API shows an error screen with header, footer and a link. */
async function expectUnavailable({ path, title, text }: Unavailable, limitMs: number) {
  const begun = performance.now();
  const answer = await fetch(`${storefront.url}${path}`, { redirect: 'manual' });
  expect(performance.now() - begun, path).toBeLessThan(limitMs);
  expect(answer.status, path).toBe(503);
  expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
  expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
  const $ = load(await answer.text());
  $('script, template').remove();
  expect($('h1').text(), path).toBe(title);
  expect($('main').text(), path).toContain(text);
  expect($('main a').text(), path).toContain('Try again');
  expect($('header').length, path).toBeGreaterThan(0);
  expect($('footer').length, path).toBeGreaterThan(0);
}

const noProducts = {
  title: 'There was an error loading the products!',
  text: 'Please reload the page',
};
const noContent = { title: 'Something went wrong', text: 'Please try again later!' };

/**
 * The first API call has a timeout of three seconds, later calls of one second; the rest is reserve
 * for a busy machine.
 */
const pageWithinMs = 6_500;
/** For so long after its end requests wait for the return of the API. */
const returnWithinMs = 10_000;
/** The API proxy has a timeout of ten seconds per call. */
const callWithinMs = 12_000;

test('T30: the screen comes where the API has been away since the start', async () => {
  await proxy.be({ kind: 'down' });
  await expectUnavailable(
    { path: '/blogs/1/anything', ...noContent },
    pageWithinMs + returnWithinMs,
  );
  await expectUnavailable({ path: '/shop?page=5', ...noProducts }, pageWithinMs);
  await endFault();
});

test.describe('nothing is kept', () => {
  test.beforeAll(endFault);

  const each = 8;

  async function flood(
    kinds: Record<string, invented.Invent>,
    statuses: number[],
    headers?: Record<string, string>,
  ): Promise<void> {
    // The first request of each kind may cache the catalogue page itself.
    for (const invent of Object.values(kinds)) await storefront.ask(invent(each), headers);
    for (const [kind, invent] of Object.entries(kinds)) {
      const before = await storefront.taken();
      for (let number = 0; number < each; number += 1) {
        expect(statuses, kind).toContain(await storefront.ask(invent(number), headers));
      }
      // Of one kind all may mean the same address, which is kept when it is asked for again.
      expect((await storefront.taken()).answers - before.answers, kind).toBeLessThanOrEqual(1);
    }
  }

  test('of addresses that show nothing', () => flood(invented.missing, [404]));

  test('of addresses that lead elsewhere', () => flood(invented.leadElsewhere, [307, 308]));

  test('of searches and odd parameters', () => flood(invented.shown, [200]));

  test('of what scripts ask for', () =>
    flood(invented.ofScripts, [200, 307, 308, 404], { rsc: '1' }));

  test('of other spellings of an address', () => flood(invented.otherSpellings, [200, 308, 400]));

  test('T24: of pictures in widths, queries and spellings that nobody offers', () =>
    flood(invented.invalidPictures, [400, 404]));

  test('but what the catalogue holds', async () => {
    const before = await storefront.taken();
    expect(await storefront.ask('/products/2')).toBe(308);
    expect(await storefront.ask('/share/products/2.jpg')).toBe(200);
    expect((await storefront.taken()).answers).toBeGreaterThan(before.answers);
  });
});

const turmeric = '/products/1/lakadong-turmeric-powder';
const cached = ['/', turmeric, '/faq'];
const modes: FaultMode[] = [{ kind: 'down' }, { kind: 'html 502' }, { kind: 'blackhole' }];
/** A product, a list and a post that no other failure mode has requested: they are not cached. */
const unseen = (index: number): Unavailable[] => [
  { path: `/products/${20 + index}/anything`, ...noProducts },
  { path: `/shop?page=${2 + index}`, ...noProducts },
  { path: `/blogs/${2 + index}/anything`, ...noContent },
];

for (const [index, mode] of modes.entries()) {
  // Waits for timeouts.
  const tag = mode.kind === 'blackhole' ? '@slow' : [];
  test(
    `T30: API ${mode.kind}: pages that are kept are shown, all others say so`,
    { tag },
    async () => {
      await endFault();
      for (const path of cached) expect(await storefront.ask(path), path).toBe(200);
      await proxy.be(mode);
      const call = mode.kind === 'blackhole' ? expectCallRefused() : undefined;
      for (const path of cached) expect(await storefront.ask(path), path).toBe(200);
      const uncached = unseen(index);
      const waitMs = mode.kind === 'down' ? returnWithinMs : 0;
      for (const page of uncached) await expectUnavailable(page, pageWithinMs + waitMs);
      for (const path of ['/sitemap.xml', '/feeds/products.xml']) {
        expect(await storefront.ask(path), path).toBe(503);
      }
      await call;

      await proxy.be({ kind: 'pass' });
      await expect(async () => {
        for (const { path } of uncached) expect(await storefront.ask(path), path).toBeLessThan(400);
        for (const path of cached) expect(await storefront.ask(path), path).toBe(200);
      }).toPass(withinSeconds);
    },
  );
}

/** A call that the API never answers ends with 503 in time. */
async function expectCallRefused(): Promise<void> {
  const begun = performance.now();
  const answer = await fetch(`${storefront.url}/api/store/cart/`, {
    headers: { cookie: `visitor=${'x'.repeat(64)}` },
  });
  expect(performance.now() - begun).toBeLessThan(callWithinMs);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ status: false });
}

/**
 * Returns how a storefront treats the caller: the status of a customer page, and the first name.
 */
async function readIdentity(url: string, cookie: string) {
  const headers = { cookie };
  const page = await fetch(`${url}/profile`, { headers, redirect: 'manual' });
  // An answer that is not read keeps its connection, for which a storefront waits when it stops.
  await page.text();
  const profile = await fetch(`${url}/api/store${getProfile.path}`, { headers });
  const { data } = (await profile.json()) as { data?: { first_name: string } };
  return { page: page.status, profile: profile.status, name: data?.first_name };
}

test('T63: a session is valid at two storefronts, and survives the end of either', async () => {
  await endFault();
  const session = 'next-auth.session-token';
  const cookie = await demoCookie('asha');
  const own = { page: 200, profile: 200, name: 'Asha' };
  const guest = { page: 307, profile: 401 };
  expect(await readIdentity(siteUrl, cookie)).toEqual(own);
  expect(await readIdentity(storefront.url, cookie)).toEqual(own);
  expect(await readIdentity(storefront.url, `${session}=none`)).toMatchObject(guest);
  // Control: the same session, encrypted with another secret.
  const value = new RegExp(`${session}=([^;]+)`).exec(cookie)?.[1];
  const token = await decode({ token: value, secret: await readSharedSecret() });
  if (!token) throw new Error('The session cannot be read with the shared secret');
  const foreign = await encode({ token, secret: 'y'.repeat(64) });
  expect(await readIdentity(storefront.url, `${session}=${foreign}`)).toMatchObject(guest);
  // Assets of a page from one storefront load from the other, because both serve the same build.
  const parts = (await askRaw('/shop')).text.match(/\/_next\/static\/[^"'\\]+\.(?:js|css)/g) ?? [];
  expect(parts.length).toBeGreaterThan(3);
  for (const part of new Set(parts)) expect(await storefront.ask(part), part).toBe(200);
  const router = { rsc: '1', 'next-router-state-tree': '%5B%22of-another-build%22%5D' };
  expect(await storefront.ask('/shop', router)).toBeLessThan(500);
  await storefront.stop();
  expect(await readIdentity(siteUrl, cookie)).toEqual(own);
});
