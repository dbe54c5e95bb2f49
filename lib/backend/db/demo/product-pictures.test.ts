import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoProducts } from './all-products';
import { productPictures } from './product-pictures';

const paths = demoProducts.flatMap(({ sku }) => productPictures(sku));

it('has every picture of every demo product on the disk', () => {
  const missing = paths.filter((path) => !existsSync(join(process.cwd(), 'public', path)));
  expect(missing).toEqual([]);
});

it('gives each product a front and an angle, and some their contents', () => {
  expect(productPictures('DL-0063')).toEqual([
    '/pictures/products/dl-0063-1.webp',
    '/pictures/products/dl-0063-2.webp',
    '/pictures/products/dl-0063-3.webp',
  ]);
  expect(productPictures('SK-0418')).toHaveLength(2);
});
