import { findPage } from '../../../lib/contract/find-page.ts';
import { routes } from '../../../lib/platform/routes.ts';
import { siteUrl } from '../site-url.ts';
import { breadcrumbFindings } from './breadcrumb-findings.ts';
import { eventFindings } from './event-findings.ts';
import type { ReadPage } from './read-page.ts';
import { shareFindings } from './share-findings.ts';
import { unsaid } from './search-rules.ts';

/** Types that the JSON-LD of a page must contain, by path pattern. */
const tells: [shape: RegExp, types: string[]][] = [
  [/^\/$/, ['OnlineStore', 'WebSite']],
  [/^\/shop/, ['ItemList']],
  [/^\/products\/\d+\/[^/]+$/, ['Product']],
  [/^\/blogs\/\d+\//, ['BlogPosting']],
  [/^\/event\/\d+$/, ['Event']],
  [/^\/store-locator/, ['Store']],
  [/^\/(faq|subscription-plans|consult-our-vaidya)$/, ['FAQPage']],
];

export function pageFindings(path: string, page: ReadPage): string[] {
  const findings: string[] = [];
  const expect = (isRight: boolean, finding: string) => {
    if (!isRight) findings.push(`${path}: ${finding}`);
  };
  expect(page.headings.length === 1, `${page.headings.length} h1: ${page.headings.join(' | ')}`);
  expect(page.headings.every(Boolean), 'an empty h1');
  expect(page.title !== '', 'no title');
  expect(page.description !== '', 'no description');
  expect(page.canonicals.length === 1, `${page.canonicals.length} canonical addresses in the head`);
  for (const canonical of page.canonicals) {
    expect(canonical.startsWith(siteUrl), `a canonical of another site: ${canonical}`);
  }
  for (const finding of shareFindings(page)) expect(false, finding);
  expect(page.things !== null, 'JSON-LD that does not parse');
  for (const thing of page.things ?? []) {
    for (const lack of unsaid(thing)) expect(false, lack);
  }
  const types = (page.things ?? []).map((thing) => String(thing['@type']));
  for (const [shape, wanted] of tells) {
    if (!shape.test(path)) continue;
    for (const type of wanted) expect(types.includes(type), `no ${type} in its JSON-LD`);
  }
  for (const finding of breadcrumbFindings(path, page)) expect(false, finding);
  for (const finding of eventFindings(page)) expect(false, finding);
  const isOfProducts = findPage(path)?.showsProducts === true;
  const hasFeed = page.feeds.includes(`${siteUrl}${routes.merchantFeed}`);
  expect(
    hasFeed === isOfProducts,
    hasFeed ? 'names the product feed' : 'no link to the product feed',
  );
  const product = page.things?.find((thing) => thing['@type'] === 'Product');
  if (product) {
    const { price } = product['offers'] as { price: string };
    const rupees = Number(price).toLocaleString('en-IN', {
      minimumFractionDigits: Number.isInteger(Number(price)) ? 0 : 2,
    });
    // List items end with a full stop in a plain text.
    const letters = (text: string) => text.replace(/[\s.]/g, '');
    const description = String(product['description']).slice(0, 60);
    expect(page.text.includes(String(product['name'])), 'its name cannot be read');
    expect(page.text.includes(`₹${rupees}`), `its price of ₹${rupees} cannot be read`);
    expect(letters(page.text).includes(letters(description)), 'its description cannot be read');
  }
  return findings;
}
