import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoProducts } from './catalogue.ts';
import { productPictures, viewsOf } from './product-pictures.ts';

function product(sku: string) {
  const found = demoProducts.find((one) => one.sku === sku);
  if (!found) throw new Error(`No ${sku}`);
  return found;
}

it('has every picture of every demo product on the disk', () => {
  const paths = demoProducts.flatMap((one) => productPictures(one).map(({ path }) => path));
  const missing = paths.filter((path) => !existsSync(join(process.cwd(), 'public', path)));
  expect(missing).toEqual([]);
});

it('shows each product from the front and from above, best sellers from all sides', () => {
  const all = ['front', 'angle', 'contents', 'back', 'size'];
  expect(viewsOf(product('DL-0058'))).toEqual(['front', 'angle']);
  expect(viewsOf(product('DL-0063'))).toEqual(all);
  expect(viewsOf(product('AV-0236'))).toEqual(all);
});

it('numbers the files by what they show and says it in words', () => {
  expect(productPictures(product('AV-0236')).at(-1)).toEqual({
    path: '/pictures/products/av-0236-5.webp',
    alt: expect.stringMatching(/between a ruler in centimetres and a tea cup$/),
  });
});

it('ends with the product in use, where there is such a picture', () => {
  const names = productPictures(product('GH-0901')).map(({ path }) => path.split('/').at(-1));
  expect(names.slice(-2)).toEqual(['gh-0901-5.webp', 'bilona-ghee.webp']);
});

it('shows the pack of the first size for further sizes, and a combo with each of its packs', () => {
  const size = demoProducts.find(({ name }) => name === 'Lakadong turmeric powder, 100 g');
  expect(size && productPictures(size).map(({ path }) => path)).toEqual([
    '/pictures/products/tu-0214-1.webp',
    '/pictures/products/tu-0214-2.webp',
  ]);
  expect(productPictures(product('CB-0103')).map(({ path }) => path)).toEqual(
    ['cb-0103', 'br-1003', 'br-1008', 'hn-0112'].map((name) => `/pictures/products/${name}-1.webp`),
  );
});
