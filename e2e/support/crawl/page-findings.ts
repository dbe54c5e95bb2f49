import { findPage } from '../../../lib/contract/find-page.ts';
import { routes } from '../../../lib/platform/routes.ts';
import { siteUrl } from '../site-url.ts';
import type { ReadPage, JsonThing } from './read-page.ts';
import { shareFindings } from './share-findings.ts';
import { findMissingProperties } from './search-rules.ts';

const indianMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/;

/** Checks that events say their times in Indian time, and their place apart from its street. */
function eventFindings({ things }: ReadPage): string[] {
  return (things ?? [])
    .filter((thing) => thing['@type'] === 'Event')
    .flatMap((event) => {
      const times = [event['startDate'], event['endDate']].map(String);
      const venue = event['location'] as JsonThing;
      const address = venue['address'] as JsonThing | undefined;
      return [
        ...times
          .filter((time) => !indianMoment.test(time))
          .map((time) => `${time} is not of India`),
        ...(venue['@type'] === 'Place' && (!venue['name'] || !address?.['addressLocality'])
          ? ['an event without the name of its place or its town']
          : []),
        ...(address && address['streetAddress'] === venue['name']
          ? ['the name of its place stands as its street']
          : []),
      ];
    });
}

interface Step {
  position: number;
  name: string;
  item: string;
}

const withoutPage = (address: string) =>
  address.replace(/([?&])page=\d+&?/, '$1').replace(/[?&]$/, '');

/** Checks that the breadcrumbs of a page lead from the home page to the page itself. */
function breadcrumbFindings(path: string, { things, canonicals }: ReadPage): string[] {
  const lists = (things ?? []).filter((thing) => thing['@type'] === 'BreadcrumbList');
  if (path === '/') return lists.length === 0 ? [] : ['breadcrumbs on the home page'];
  const [list] = lists;
  if (!list || lists.length > 1) return [`${lists.length} lists of breadcrumbs`];
  const steps = list['itemListElement'] as Step[];
  const [first, last] = [steps[0], steps.at(-1)];
  const isOfMonth = /publish_filter=/.test(path);
  return [
    ...(first?.name === 'Home' && first.item === siteUrl
      ? []
      : [`its breadcrumbs begin with ${first?.name}, ${first?.item}`]),
    ...(isOfMonth || last?.item === withoutPage(canonicals[0] ?? '')
      ? []
      : [`its breadcrumbs end with ${last?.item}`]),
    ...(steps.every(({ position }, index) => position === index + 1)
      ? []
      : ['its breadcrumbs are not numbered in order']),
  ];
}

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
    for (const lack of findMissingProperties(thing)) expect(false, lack);
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
