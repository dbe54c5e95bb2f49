import { setTimeout as sleep } from 'node:timers/promises';
import { crawl } from '../support/crawl/crawl.ts';
import { feedFindings } from '../support/crawl/feed-findings.ts';
import { pickOfEachKind } from '../support/crawl/pick-of-each-kind.ts';
import { pictureFindings } from '../support/crawl/share-findings.ts';
import { siteFindings } from '../support/crawl/site-findings.ts';
import { forAll, visit, type Visit } from '../support/crawl/visit.ts';
import { expect, test } from 'playwright/test';

const agents = {
  Chrome:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  GPTBot: 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
};

const isAlike = (first: Visit | undefined, seen: Visit) =>
  seen.status === first?.status &&
  seen.page?.title === first.page?.title &&
  seen.page?.text === first.page?.text &&
  seen.page?.canonicals[0] === first.page?.canonicals[0];

/** Crawls the whole site as one browser and returns the findings. */
async function inspectSite() {
  const found = await crawl(agents.Chrome);
  const pictures = new Set(
    [...found.visits.values()].flatMap(({ page }) =>
      page?.isIndexable ? [page.shared['og:image'] ?? ''] : [],
    ),
  );
  const findings = [
    ...siteFindings(found),
    ...(await pictureFindings(pickOfEachKind(pictures))),
    ...(await feedFindings(found)),
  ];
  return { found, pictures, findings };
}

/*
 * Other tests publish and withdraw content in parallel: a finding counts only if a second crawl
 * repeats it.
 */

test('a crawler finds every page, and every page tells it the truth', async () => {
  test.setTimeout(900_000);
  const { found, pictures, findings } = await inspectSite();
  expect(found.sitemap.length).toBeGreaterThan(200);
  expect(pictures.size).toBeGreaterThan(180);
  const again = findings.length > 0 ? (await inspectSite()).findings : [];
  expect(findings.filter((finding) => again.includes(finding))).toEqual([]);

  const differences: string[] = [];
  for (const agent of [agents.Googlebot, agents.GPTBot, agents.Bingbot]) {
    await forAll(pickOfEachKind(found.sitemap), async (path) => {
      const known = found.visits.get(path);
      if (isAlike(known, await visit(path, agent, known))) return;
      for (let tries = 0; tries < 3; tries += 1) {
        const [first, seen] = await Promise.all([visit(path, agents.Chrome), visit(path, agent)]);
        if (isAlike(first, seen)) return;
        // Another reader may have got the page before it was revalidated.
        await sleep(1_000);
      }
      differences.push(`${path} reads otherwise for ${agent}`);
    });
  }
  expect(differences).toEqual([]);
});
