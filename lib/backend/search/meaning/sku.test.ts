import { readSku, skuSpellings } from './sku.ts';

describe('an SKU', () => {
  it('is read with and without hyphen', () => {
    expect(['gh-0901', 'gh0901', 'gh 0901'].map(readSku)).toEqual(['gh0901', 'gh0901', 'gh0901']);
    expect(skuSpellings('gh0901')).toEqual(expect.arrayContaining(['gh0901', 'gh-0901']));
  });

  it.each(['turmeric', '500g', '12345', 'vitamin b12 for hair and skin', "x'; drop"])(
    'is not "%s"',
    (text) => {
      expect(readSku(text)).toBeUndefined();
    },
  );
});
