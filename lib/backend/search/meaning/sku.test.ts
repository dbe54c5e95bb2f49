import { readSku, skuSpellings } from './sku.ts';

describe('an SKU', () => {
  it.each([
    ['gh-0901', 'GH-0901'],
    ['gh0901', 'GH-0901'],
    ['gh 0901', 'GH-0901'],
    ['gh–0901', 'GH-0901'],
    ['gh0901', 'GH0901'],
    ['vn-tur-200', 'VN-TUR-200'],
    ['vn‑tur—200', 'VN-TUR-200'],
    ['vn tur 200', 'VN-TUR-200'],
    ['vn_tur_200', 'VN-TUR-200'],
    ['vn/tur/200', 'VN/TUR/200'],
    ['vn.tur-2', 'VN.TUR-2'],
    ['200-vn', '200-VN'],
    ['2x5-100', '2X5-100'],
    ['tur-a', 'TUR-A'],
    ['8904109400018', '8904109400018'],
    ['007', '007'],
    ['a1-b2-c3-d4', 'A1-B2-C3-D4'],
  ])('is read from "%s" as %s', (typed, stored) => {
    expect(skuSpellings(readSku(typed) ?? '')).toContain(stored.toLowerCase());
  });

  it.each([
    'turmeric',
    '500g',
    '12345',
    'vitamin b12 for hair and skin',
    "x'; drop",
    'x'.repeat(41),
  ])('is not "%s"', (text) => {
    expect(readSku(text)).toBeUndefined();
  });
});
