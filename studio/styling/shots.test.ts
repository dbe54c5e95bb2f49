import { demoProducts } from '../../lib/backend/db/demo/all-products.ts';
import { shotsOf, stylingOf } from './shots';

it('has a pack, a colour and contents for every demo product', () => {
  for (const product of demoProducts) expect(() => stylingOf(product)).not.toThrow();
});

it('shows the front first and the contents last', () => {
  const rajma = demoProducts.find(({ sku }) => sku === 'DL-0063');
  const views = rajma ? shotsOf(rajma, {}).map(({ view }) => view) : [];
  expect(views).toEqual(['front', 'angle', 'contents']);
});
