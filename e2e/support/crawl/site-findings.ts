import { findPage } from '../../../lib/contract/find-page.ts';
import { siteUrl } from '../site-url.ts';
import type { Crawl } from './crawl.ts';
import { pageFindings } from './page-findings.ts';
import type { ReadPage } from './read-page.ts';
import type { Visit } from './visit.ts';

const toPath = (canonical: string | undefined) =>
  canonical === undefined ? undefined : canonical.slice(siteUrl.length) || '/';

export function siteFindings({ visits, linkedFrom, sitemap }: Crawl): string[] {
  const findings: string[] = [];
  const indexableVisits: Visit[] = [];
  for (const seen of visits.values()) {
    const { path, status, target, page } = seen;
    const from = linkedFrom.has(path) ? `, linked from ${linkedFrom.get(path)}` : '';
    const isGuarded = findPage(path)?.needsLogin && target?.startsWith('/login');
    if (status !== 200 && !isGuarded) {
      findings.push(`${path}: ${status}${target ? ` to ${target}` : ''}${from}`);
    }
    if (!page?.isIndexable) continue;
    findings.push(...pageFindings(path, page));
    const own = toPath(page.canonicals[0]);
    if (own === path) indexableVisits.push(seen);
    else if (own !== undefined && visits.get(own)?.status !== 200) {
      findings.push(`${path}: its canonical ${own} is not a page that was found`);
    }
  }
  const texts = {
    title: (page: ReadPage | undefined) => page?.title,
    description: (page: ReadPage | undefined) => page?.description,
    'og:title': (page: ReadPage | undefined) => page?.shared['og:title'],
  };
  for (const [what, readText] of Object.entries(texts)) {
    const byText = Map.groupBy(indexableVisits, ({ page }) => readText(page));
    for (const [text, same] of byText) {
      if (same.length > 1) {
        findings.push(`the ${what} «${text}» of ${same.map(({ path }) => path).join(', ')}`);
      }
    }
  }
  const named = new Set(sitemap);
  // A link to another spelling of an address counts as a link to its canonical address.
  const linked = new Set(linkedFrom.keys());
  for (const path of linkedFrom.keys()) {
    const own = toPath(visits.get(path)?.page?.canonicals[0]);
    if (own !== undefined) linked.add(own);
  }
  for (const path of sitemap) {
    const seen = visits.get(path);
    if (!seen?.page?.isIndexable) findings.push(`${path}: in the sitemap, not to be kept`);
    else if (toPath(seen.page.canonicals[0]) !== path) {
      findings.push(`${path}: in the sitemap, but its canonical is ${seen.page.canonicals[0]}`);
    }
    if (!linked.has(path)) findings.push(`${path}: in the sitemap, linked from nowhere`);
  }
  for (const { path } of indexableVisits) {
    if (!named.has(path) && !/[?&]page=\d+/.test(path)) {
      findings.push(`${path}: to be kept, but not in the sitemap`);
    }
  }
  return findings;
}
