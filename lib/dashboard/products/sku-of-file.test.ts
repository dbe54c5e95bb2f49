import { inPictureOrder, skusOfFile } from './sku-of-file';

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
