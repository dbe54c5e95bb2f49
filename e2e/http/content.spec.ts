import { load, type CheerioAPI } from 'cheerio';
import { expect, test } from 'playwright/test';
import content from '../../lib/content/partners.json' with { type: 'json' };
import { getConcern, listConcerns } from '../../lib/contract/concern.ts';
import { faqGroups, listFaqs } from '../../lib/contract/faq.ts';
import { getGrower, listGrowers } from '../../lib/contract/grower.ts';
import { listProducts } from '../../lib/contract/product.ts';
import { getTextPage } from '../../lib/contract/text-page.ts';
import { formatDate } from '../../lib/format/date.ts';
import { formatRupees } from '../../lib/format/money.ts';
import { routes } from '../../lib/platform/routes.ts';
import { checkRows } from '../support/check-rows.ts';
import { askRaw } from '../support/raw.ts';
import { siteUrl } from '../support/site-url.ts';
import { storeApi } from '../support/store-api.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of all elements that match, each in one line. */
const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .map((_, element) => oneLine($(element).text()))
    .get();

/** Reads a page of the shop, which has one title, its own address and a description. */
async function readPage(path: string, title: string): Promise<CheerioAPI> {
  const answer = await askRaw(path);
  expect(answer.status, path).toBe(200);
  const $ = load(answer.text);
  expect(texts($, 'h1'), path).toEqual([title]);
  expect($('link[rel=canonical]').length, path).toBe(1);
  expect($('link[rel=canonical]').attr('href')).toBe(`${siteUrl}${path}`);
  expect($('meta[name=description]').attr('content'), 'description').toMatch(/.{40,}/);
  return $;
}

const pages = [
  [routes.faq, 'Frequently asked questions'],
  [routes.franchise, 'Open a SOSE store'],
  [routes.organicLiving, 'Organic living'],
  [routes.inspireAndSupport, 'Inspire and support'],
  [routes.concerns, 'Shop by concern'],
  [routes.growers, 'Our growers'],
  [routes.lots, 'Find your lot'],
  [routes.vaidya, 'Ask our vaidya before you buy.'],
  [routes.membership, 'SOSE Elite'],
  [routes.business, 'For kitchens, counters and offices'],
  [routes.exports, 'From western India to your port'],
  [routes.contactUs, 'Contact us'],
] as const;

test('pages have their title, their address and a description', () =>
  checkRows(
    pages,
    ([path]) => path,
    async ([path, title]) => {
      const $ = await readPage(path, title);
      expect($('meta[name=description]').attr('content')).toMatch(/.{60,}/);
    },
  ));

test('a card says the price, and the MRP where that is higher', async () => {
  const { data: list } = await storeApi.call(listProducts);
  const $ = load((await askRaw('/shop')).text);
  const cards = $('main article.card');
  expect(cards.length).toBeGreaterThan(3);
  const lowered = list.data.filter(({ product_price: price, base_price: mrp }) => mrp > price);
  expect(lowered.length).toBeGreaterThan(0);
  for (const { name, product_price: price, base_price: mrp } of list.data.slice(0, cards.length)) {
    const card = cards.filter((_, one) => oneLine($(one).find('h3').text()) === name);
    expect(card.length, name).toBe(1);
    expect(oneLine(card.find('.price b').text()), name).toBe(formatRupees(price));
    const struck = oneLine(card.find('.price s').text());
    expect(struck, name).toBe(mrp > price ? `MRP ${formatRupees(mrp)}` : '');
  }
});

const policies = [
  routes.shippingPolicy,
  routes.returnPolicy,
  routes.privacyPolicy,
  routes.terms,
  routes.accessibility,
];

test('about us and the policies say what staff wrote, and when it was read through', () =>
  checkRows([routes.aboutUs, ...policies], String, async (path) => {
    const { data } = await storeApi.call(getTextPage, { params: { slug: path.slice(1) } });
    const $ = await readPage(path, data.title);
    expect(oneLine($('main').text())).toContain(data.lead);
    expect(texts($, 'main time')).toEqual([formatDate(data.reviewed_at)]);
    const headings = texts($, 'main .prose h2');
    expect(headings.length).toBeGreaterThan(0);
    expect(texts($, 'main aside nav[aria-label="On this page"] a')).toEqual(headings);
  }));

test('each policy leads to the others, and marks itself', () =>
  checkRows(policies, String, async (path) => {
    const $ = load((await askRaw(path)).text);
    const index = 'main nav[aria-label="Help, index"]';
    expect($(`${index} [aria-current=page]`).attr('href')).toBe(path);
    for (const other of policies) expect($(`${index} [href="${other}"]`).length, other).toBe(1);
  }));

test('policies and answers can be read without scripts', async () => {
  const policy = load((await askRaw(routes.returnPolicy)).text);
  expect(texts(policy, 'h2, h3')).toContain('Replacement within 5 days');
  const faq = load((await askRaw(routes.faq)).text);
  expect(oneLine(faq('main details').first().text())).toContain(
    'an Ahmedabad shop for organic, herbal and natural products',
  );
});

test('concerns lead to their products, with the words of the vaidya', async () => {
  const { data: concerns } = await storeApi.call(listConcerns);
  const $ = await readPage(routes.concerns, 'Shop by concern');
  expect(texts($, 'main h2')).toEqual(concerns.map(({ name }) => name));
  await checkRows(
    concerns,
    ({ name }) => name,
    async ({ id, name }) => {
      const { data } = await storeApi.call(getConcern, { params: { id } });
      expect($(`main a[href="${routes.concern(data)}"]`).length).toBeGreaterThan(0);
      const concern = await readPage(routes.concern(data), name);
      const main = oneLine(concern('main').text());
      expect(main).toContain(data.signed_by);
      expect(main).toContain('Based on traditional use');
      expect(concern('main section[aria-labelledby=concern-products] article').length).toBe(
        data.products.length,
      );
      const others = texts(concern, 'main nav[aria-labelledby=other-concerns] a');
      expect(others).toEqual(concerns.filter((one) => one.id !== id).map((one) => one.name));
    },
  );
});

test('growers lead to their goods and lots, and each lot to its grower', async () => {
  const { data: growers } = await storeApi.call(listGrowers);
  const $ = await readPage(routes.growers, 'Our growers');
  expect(texts($, 'main li h2')).toEqual(growers.map(({ name }) => name));
  await checkRows(
    growers,
    ({ name }) => name,
    async ({ id, name }) => {
      const { data } = await storeApi.call(getGrower, { params: { id } });
      const grower = await readPage(routes.grower(data), name);
      const main = oneLine(grower('main').text());
      expect(main).toContain(data.summary);
      expect(grower('main section[aria-labelledby=grown] article').length).toBe(
        data.products.length,
      );
      const numbers = data.lots.map(({ number }) => number);
      expect(texts(grower, 'main section[aria-labelledby=lots] li a')).toEqual(numbers);
      const lot = load((await askRaw(routes.lot({ number: numbers[0] ?? '' }))).text);
      expect(texts(lot, 'h1')).toEqual([`Lot ${numbers[0]}`]);
      expect(lot(`main a[href="${routes.grower(data)}"]`).length).toBe(1);
      expect(lot('meta[name=robots]').attr('content')).toContain('noindex');
    },
  );
});

test('a lot is found by its number, however it is typed, and no other', async () => {
  const found = await askRaw('/lot?number=%20tu-26-09b%20');
  expect(found.status).toBe(307);
  expect(found.headers['location']).toContain('/lot/tu-26-09b');
  const lot = load((await askRaw('/lot/tu-26-09b')).text);
  expect(texts(lot, 'h1')).toEqual(['Lot TU-26-09B']);
  const facts = texts(lot, 'main dt');
  for (const fact of ['Grown by', 'Packed at', 'Harvested', 'Packed on', 'Best before', 'Lab'])
    expect(facts).toContain(fact);
  await checkRows(
    ['/lot/none', '/lot/%25', '/lot/..%2Fgrowers', `/lot/${'9'.repeat(41)}`],
    (path) => path,
    async (path) => {
      const answer = await askRaw(path);
      expect(answer.status).toBe(404);
      const $ = load(answer.text);
      expect(texts($, 'h1')).toEqual(['Lot not found']);
      expect($('main form[action="/lot"] input[name=number]').length).toBe(1);
    },
  );
});

test('questions stand in their groups', async () => {
  const { data } = await storeApi.call(listFaqs);
  const $ = await readPage(routes.faq, 'Frequently asked questions');
  expect(texts($, 'main h2')).toEqual([...faqGroups]);
  const questions = data.flatMap(({ faqs }) => faqs.map(({ question }) => question));
  expect(texts($, 'main details > summary')).toEqual(questions.map(oneLine));
});

test('franchise names a telephone number, a mail address and what it offers', async () => {
  const $ = await readPage(routes.franchise, 'Open a SOSE store');
  expect($('main a[href^="tel:+91"]').length).toBeGreaterThan(0);
  expect($('main a[href^="mailto:"]').length).toBeGreaterThan(0);
  expect(texts($, 'main h2, main h3')).toEqual(
    expect.arrayContaining([
      'Products',
      'Store design',
      'Business support',
      'Marketing',
      'Staff training',
      'IT',
    ]),
  );
  const link = $('main a').filter((_, found) => oneLine($(found).text()) === 'Health care');
  expect(link.attr('href')).toMatch(/^\/shop\?category=\d+/);
  expect((await askRaw(link.attr('href') ?? '')).status).toBe(200);
});

test('organic living shows five banners, an address, a telephone number and a map', async () => {
  const $ = await readPage(routes.organicLiving, 'Organic living');
  expect($('main [aria-roledescription=slide]').length).toBe(5);
  expect(oneLine($('main').text())).toContain('Sanand taluka, Ahmedabad 382110');
  expect($('main a[href^="tel:+91"]').length).toBeGreaterThan(0);
  const map = $('main a').filter((_, link) => $(link).text().includes('Open in OpenStreetMap'));
  expect(map.attr('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
});

test('the five partners lead to their own sites', async () => {
  const { partners } = content;
  const $ = await readPage(routes.inspireAndSupport, 'Inspire and support');
  const links = $('main a').filter((_, link) => $(link).text().includes('Read More'));
  expect(links.map((_, link) => $(link).attr('href')).get()).toEqual(
    partners.map(({ href }) => href),
  );
  for (const link of links.get()) expect($(link).attr('rel')).toMatch(/noopener/);
  expect(texts($, 'main h2')).toEqual(expect.arrayContaining(partners.map(({ name }) => name)));
});

test('Elite compares what costs with it and without it', async () => {
  const $ = await readPage(routes.membership, 'SOSE Elite');
  expect(texts($, 'main [role=columnheader]')).toEqual([
    'Benefit',
    'Without membership',
    'With membership',
  ]);
  expect($('main').text()).toContain('₹199');
});
