import { expect, test } from 'playwright/test';
import { checkRows } from '../support/check-rows.ts';
import { readSitemap } from '../support/crawl/crawl.ts';
import { pickOfEachKind } from '../support/crawl/pick-of-each-kind.ts';
import { readPage } from '../support/crawl/read-page.ts';
import { askRaw, type RawAnswer, targetsOf } from '../support/raw.ts';
import { siteUrl } from '../support/site-url.ts';
import { withinSeconds } from '../support/within-seconds.ts';

/* One address in each form that the storefront sends: plain, packed, and as data for Next's router. */

const odd = [
  '/products/1',
  '/products/1/wrong-name',
  '/products/999999/anything',
  '/products/abc/anything',
  '/products/1/reviews/lakadong-turmeric-powder',
  '/blogs/1',
  '/blogs/999999/anything',
  '/event/999999',
  '/concern/none',
  '/growers/none',
  '/lot/none',
  '/lot?number=TU-26-09B',
  '/shop?category=999999',
  '/shop?category=x',
  '/shop?category=3&page=1',
  '/shop?page=99',
  '/shop?search=haldi',
  '/nowhere',
  '/Shop',
  '/faq/',
  '/page-not-found',
  '/store-unavailable',
  '/offline',
  '/cart',
  '/wishlist',
  '/login',
  '/checkout',
  '/orders/1',
  '/dashboard',
  '/payment/1',
  '/forms/x',
  '/unsubscribe/x',
  '/blogs/preview/x',
  '/manifest.webmanifest',
  '/robots.txt',
  '/llms.txt',
  '/feeds/products.xml',
  '/sitemap.xml',
  '/share/products/1.jpg',
  '/api/store/nothing',
];

/** Headers of one answer on its way. */
const ofTransport = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-nextjs-cache',
  'x-request-id',
];

const isHtml = ({ headers }: RawAnswer) => headers['content-type']?.startsWith('text/html');

/**
 * What has to be the same in each form. Hashes differ where a page is rendered for each request, and
 * seconds go by.
 */
function readAnswer(answer: RawAnswer, path: string) {
  const { status, headers, text } = answer;
  const policy = headers['content-security-policy']?.toString().replace(/'sha256-[^']*'/g, '');
  const lifetime = headers['cache-control']?.replace(/\d+/g, '…');
  return {
    status,
    targets: targetsOf(answer),
    headers: Object.fromEntries(
      Object.entries({
        ...headers,
        'cache-control': lifetime,
        'content-security-policy': policy,
      }).filter(([name]) => !ofTransport.includes(name)),
    ),
    content: isHtml(answer) ? readPage(text, `${siteUrl}${path}`) : text,
  };
}

const ask = (path: string, encoding: string, headers: Record<string, string> = {}) =>
  askRaw(path, { headers: { ...headers, 'accept-encoding': encoding } });

const addresses = async () => [...pickOfEachKind(await readSitemap()), ...odd];

test('an address answers the same, plain and packed', async () => {
  await checkRows(await addresses(), String, async (path) => {
    // Others change the content meanwhile.
    await expect(async () => {
      const plain = await ask(path, 'identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const encoding of ['br', 'gzip']) {
        const packed = await ask(path, encoding);
        expect([undefined, encoding]).toContain(packed.headers['content-encoding']);
        expect(readAnswer(packed, path), encoding).toEqual(readAnswer(plain, path));
      }
    }).toPass(withinSeconds);
  });
});

/* Next sends a redirect and a missing page as errors in its data, which the router acts on. */
const redirect = /NEXT_REDIRECT;[a-z]+;([^;"]+);(\d+)/;
const missing = /NEXT_HTTP_ERROR_FALLBACK;(\d+)/;

function readRouterData(answer: RawAnswer) {
  const [, target, redirectStatus] = redirect.exec(answer.text) ?? [];
  const [, missingStatus] = missing.exec(answer.text) ?? [];
  return {
    status: Number(redirectStatus ?? missingStatus ?? answer.status),
    targets: target === undefined ? targetsOf(answer) : [target],
  };
}

test('data for the router say what the page says', async () => {
  await checkRows(await addresses(), String, async (path) => {
    await expect(async () => {
      const page = await ask(path, 'gzip');
      const { title } = readPage(page.text, `${siteUrl}${path}`);
      for (const encoding of ['identity', 'br', 'gzip']) {
        const data = await ask(path, encoding, { rsc: '1' });
        const expected = { status: page.status, targets: targetsOf(page) };
        expect(readRouterData(data), encoding).toEqual(expected);
        if (!isHtml(page) || page.status !== 200) continue;
        expect(data.headers['content-type']).toBe('text/x-component');
        expect(data.text).toContain(JSON.stringify(title));
      }
    }).toPass(withinSeconds);
  });
});

test('the router is told by the status of what is missing for everybody', async () => {
  const paths = ['/shop?category=999999', '/shop?page=99', '/event/999999', '/concern/none'];
  await checkRows(paths, String, async (path) => {
    const { status, text } = await ask(path, 'gzip', { rsc: '1' });
    expect([status, text]).toEqual([404, '']);
  });
});
