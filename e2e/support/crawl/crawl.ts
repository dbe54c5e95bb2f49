import { load } from 'cheerio';
import { findPage } from '../../../lib/contract/find-page.ts';
import { siteUrl } from '../site-url.ts';
import { forAll, visit, type Visit } from './visit.ts';

export interface Crawl {
  /** By path. */
  visits: Map<string, Visit>;
  /** The page that first linked to each path; paths that only the sitemap names are missing. */
  linkedFrom: Map<string, string>;
  sitemap: string[];
}

const isPage = (path: string) => (findPage(path)?.kind ?? 'page') === 'page';

async function locationsIn(path: string): Promise<string[]> {
  const answer = await fetch(new URL(path, siteUrl));
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const $ = load(await answer.text(), { xml: true });
  return $('sitemap > loc, url > loc')
    .map((_, location) => $(location).text())
    .get()
    .map((address) => address.replace(new URL(siteUrl).origin, '') || '/');
}

/** Reads one part after the other: the store answers 503 to too many readers at once. */
export async function readSitemap(): Promise<string[]> {
  const found: string[] = [];
  for (const part of await locationsIn('/sitemap.xml')) found.push(...(await locationsIn(part)));
  return found;
}

/** Reads the sitemap, then follows all links from the home page and from the sitemap. */
export async function crawl(agent: string): Promise<Crawl> {
  const sitemap = await readSitemap();
  const visits = new Map<string, Visit>();
  const linkedFrom = new Map([['/', '/']]);

  for (let next = new Set(['/']); next.size > 0;) {
    const found = new Set<string>();
    await forAll(next, async (path) => {
      const seen = await visit(path, agent);
      visits.set(path, seen);
      // Links of pages that are not indexable are not followed, as search engines do.
      if (!seen.page?.isIndexable) return;
      for (const link of seen.page.links) {
        if (linkedFrom.has(link) || !isPage(link)) continue;
        linkedFrom.set(link, path);
        found.add(link);
      }
    });
    next = found;
  }
  await forAll(
    sitemap.filter((path) => !visits.has(path)),
    async (path) => void visits.set(path, await visit(path, agent)),
  );
  return { visits, linkedFrom, sitemap };
}
