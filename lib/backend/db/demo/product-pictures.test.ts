import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoProducts } from './all-products';
import { productPictures, viewsOf } from './product-pictures';

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

it('shows each product from the front and from above, and what the home page shows more closely', () => {
  expect(viewsOf(product('DL-0058'))).toEqual(['front', 'angle']);
  expect(viewsOf(product('PI-1202'))).toEqual(['front', 'angle', 'back', 'size', 'texture']);
  expect(viewsOf(product('SP-0033'))).toEqual(['front', 'angle', 'back', 'size']);
});

it('shows liquids in a bowl', () => {
  expect(viewsOf(product('SK-0418'))).toEqual(['front', 'angle', 'contents', 'back', 'size']);
});

it('numbers the files by what they show and says it in words', () => {
  expect(productPictures(product('PI-1202')).at(-1)).toEqual({
    path: '/pictures/products/pi-1202-6.webp',
    alt: expect.stringMatching(/: what is inside, seen closely$/),
  });
});
