import {
  demoBrands,
  demoCategories,
  demoCombos,
  demoFamilies,
  demoFirstSizes,
  demoLots,
  demoProducts,
} from './catalogue.ts';
import { demoFaqs, demoHome, demoPageMeta, demoTextPages } from './content.ts';
import { demoReviewsFor } from './reviews.ts';

it('lots of the demo were tested before they were packed, as the shop says', () => {
  const late = demoLots.filter(
    ({ packedDaysAgo, report }) => report && report.daysAgo < packedDaysAgo,
  );
  expect(late.map(({ number }) => number)).toEqual([]);
});

it('no note denies the caffeine of what is made of tea or coffee', () => {
  const wrong = demoProducts.filter(
    ({ ingredients, vaidyaNote }) =>
      /camellia|green tea|black tea|coffee/i.test(ingredients ?? '') &&
      /no caffeine|free of caffeine/i.test(vaidyaNote ?? ''),
  );
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

it('only products with a tested lot say that lots are tested', () => {
  const tested = new Set(demoLots.flatMap(({ sku, report }) => (report ? sku : [])));
  const wrong = demoProducts.filter(
    ({ sku, benefits }) =>
      !tested.has(sku) && /(?:lot|batch).*tested|tested (?:for|before)/i.test(benefits.join('\n')),
  );
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

it('no text says of all lots that they are tested', () => {
  const texts = JSON.stringify([
    demoBrands,
    demoCategories,
    demoFaqs,
    demoHome,
    demoPageMeta,
    demoTextPages.find(({ slug }) => slug === 'about-us'),
  ]);
  expect(
    texts.match(/(?:every|each)(?: later)? (?:lot|batch)|tested (?:lot )?by (?:the )?lot/gi),
  ).toBe(null);
});

it('no text asks for a call or an email for what the order page does', () => {
  const texts = JSON.stringify([demoFaqs, demoTextPages]);
  expect(texts.match(/address(?::)? by telephone|email a photograph/gi)).toBe(null);
  expect(
    texts.match(/change (?:the|its) address[^.]*order’s page|order’s page: change/g),
  ).toHaveLength(2);
});

it('the shipping policy names only goods that the shop sells', () => {
  const policy = demoTextPages.find(({ slug }) => slug === 'shipping-policy');
  expect(JSON.stringify(policy)).not.toMatch(/chocolate/i);
});

it('each product says in two short sentences what it is, then its facts in a list', () => {
  const wrong = demoProducts.filter(({ description }) => {
    const [, lead = '', list = ''] = /^<p>(.+?)<\/p><ul>(.+?)<\/ul>/.exec(description) ?? [];
    return lead === '' || lead.split(' ').length > 40 || list.split('<li>').length < 4;
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

it('no review of the demo is read twice', () => {
  const written = demoReviewsFor(
    demoFirstSizes.map(({ sku, category }) => ({ sku, categoryPath: [category] })),
  ).flatMap(({ text }) => text || []);
  expect(written.length).toBeGreaterThan(200);
  expect(new Set(written).size).toBe(written.length);
});

it('larger sizes of a family cost no more a gram than smaller ones', () => {
  const bySku = new Map(demoProducts.map((one) => [one.sku, one]));
  const dearer = demoFamilies.flatMap(({ name, axes, members }) => {
    const last = axes.length - 1;
    const sizes = members.flatMap(({ sku, options }) => {
      const found = bySku.get(sku);
      return found ? [{ ...found, flavour: last === 0 ? '' : options[0] }] : [];
    });
    return sizes.flatMap((size, index) => {
      const before = sizes[index - 1];
      if (!before || before.flavour !== size.flavour) return [];
      const isDearer = size.price / size.netQuantity > before.price / before.netQuantity;
      return isDearer || size.netQuantity <= before.netQuantity ? [`${name}: ${size.sku}`] : [];
    });
  });
  expect(dearer).toEqual([]);
  expect(demoFamilies.length).toBeGreaterThanOrEqual(25);
});

it('each combo costs less than its items singly, as its percentage says', () => {
  for (const { name, mrp, price, percentOff, items } of demoCombos) {
    const sum = (of: 'mrp' | 'price') =>
      items.reduce((total, { product, quantity }) => total + product[of] * 100 * quantity, 0);
    expect([name, mrp * 100]).toEqual([name, sum('mrp')]);
    expect(price * 100).toBeLessThan(sum('price'));
    if (percentOff) expect(price * 100).toBe(Math.round((sum('price') * (100 - percentOff)) / 100));
  }
  expect(demoCombos.length).toBeGreaterThanOrEqual(6);
});
