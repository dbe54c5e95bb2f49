import { demoLots } from './lots.ts';
import { demoProducts } from './all-products.ts';
import { vaidyaNotes } from './vaidya-notes.ts';

it('lots of the demo were tested before they were packed, as the shop says', () => {
  const late = demoLots.filter(({ packedDaysAgo, testedDaysAgo }) => testedDaysAgo < packedDaysAgo);
  expect(late.map(({ number }) => number)).toEqual([]);
});

it('no note denies the caffeine of what is made of tea or coffee', () => {
  const wrong = demoProducts.filter(
    ({ sku, ingredients }) =>
      /camellia|green tea|black tea|coffee/i.test(ingredients ?? '') &&
      /no caffeine|free of caffeine/i.test(vaidyaNotes[sku] ?? ''),
  );
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});
