import { load } from 'cheerio';
import { findRecord } from '../../../lib/contract/find-page.ts';
import { routes } from '../../../lib/platform/routes.ts';
import { siteUrl } from '../site-url.ts';
import type { Crawl } from './crawl.ts';

/** Checks that robots.txt names the product feed, and that the feed holds each product once. */
export async function feedFindings({ visits, sitemap }: Crawl): Promise<string[]> {
  const robots = await (await fetch(`${siteUrl}/robots.txt`)).text();
  const feed = `${siteUrl}${routes.merchantFeed}`;
  const $ = load(await (await fetch(feed)).text(), { xml: true });
  const links = $('item > link')
    .map((_, link) => $(link).text().slice(siteUrl.length))
    .get();
  // What only members can buy yet is not advertised.
  const products = sitemap.filter(
    (path) =>
      findRecord(path)?.record === 'product' &&
      !visits.get(path)?.page?.text.includes('Elite early access.'),
  );
  const inFeed = new Set(links);
  return [
    ...(robots.split('\n').includes(`Sitemap: ${feed}`) ? [] : ['robots.txt: names no feed']),
    ...(inFeed.size === links.length ? [] : ['the feed names a product twice']),
    ...products.filter((path) => !inFeed.has(path)).map((path) => `${path}: not in the feed`),
    ...links
      .filter((path) => visits.get(path)?.status !== 200)
      .map((path) => `${path}: in the feed, but not a page that was found`),
  ];
}
