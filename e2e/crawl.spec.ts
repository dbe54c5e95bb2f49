import { crawl } from './support/crawl/crawl.ts';
import { pictureFindings } from './support/crawl/share-findings.ts';
import { siteFindings } from './support/crawl/site-findings.ts';
import { forAll, visit } from './support/crawl/visit.ts';
import { expect, test } from './support/fixtures.ts';

const agents = {
  Chrome:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  GPTBot: 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
};

test('a crawler finds every page, and every page tells it the truth', async () => {
  test.setTimeout(360_000);
  const found = await crawl(agents.Chrome);
  expect(found.sitemap.length).toBeGreaterThan(200);
  expect(siteFindings(found)).toEqual([]);
  const pictures = [...found.visits.values()].flatMap(({ page }) =>
    page?.isIndexable ? [page.shared['og:image'] ?? ''] : [],
  );
  expect(new Set(pictures).size).toBeGreaterThan(180);
  expect(await pictureFindings(new Set(pictures))).toEqual([]);

  const differences: string[] = [];
  for (const agent of [agents.Googlebot, agents.GPTBot, agents.Bingbot]) {
    await forAll(found.sitemap, async (path) => {
      const first = found.visits.get(path);
      const seen = await visit(path, agent);
      const isSame =
        seen.status === first?.status &&
        seen.page?.title === first.page?.title &&
        seen.page?.text === first.page?.text &&
        seen.page?.canonicals[0] === first.page?.canonicals[0];
      if (!isSame) differences.push(`${path} reads otherwise for ${agent}`);
    });
  }
  expect(differences).toEqual([]);
});
