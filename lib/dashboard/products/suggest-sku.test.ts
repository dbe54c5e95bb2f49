import { productInputs } from '../../contract/staff-product';
import { suggestSku, inPictureOrder, skusOfFile } from './suggest-sku';

it.each([
  ['Mustard oil, 1 L', 'MUSTARD-OIL-1-L'],
  ['  Café  blend ', 'CAFE-BLEND'],
  ['हल्दी', ''],
])('suggests a SKU for %j', (name, sku) => {
  expect(suggestSku(name)).toBe(sku);
});

it('suggests only what the contract accepts, however long the name is', () => {
  const sku = suggestSku('Stone-ground flour & bran '.repeat(20));
  expect(productInputs.sku.isValidSync(sku)).toBe(true);
});

describe('pictures named by SKU', () => {
  it.each([
    ['HON-500.jpg', ['HON-500']],
    ['HON-500-2.jpg', ['HON-500-2', 'HON-500']],
    ['HON-2.JPEG', ['HON-2', 'HON']],
    ['HON_3.webp', ['HON_3', 'HON']],
    ['HON (4).png', ['HON (4)', 'HON']],
    ['HON', ['HON']],
    ['v1.5-kg.jpg', ['v1.5-kg']],
    ['.jpg', []],
  ])('%s may belong to %j', (name, skus) => expect(skusOfFile(name)).toEqual(skus));

  it('are added in the order of their numbers', () => {
    const names = ['B.jpg', 'A-10.jpg', 'A-2.jpg', 'A.png', 'a-3.jpg'];
    expect(inPictureOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
      'A.png',
      'A-2.jpg',
      'a-3.jpg',
      'A-10.jpg',
      'B.jpg',
    ]);
  });
});
