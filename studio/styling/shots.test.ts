import { demoProducts } from '../../lib/backend/db/demo/all-products.ts';
import { shotsOf, stylingOf } from './shots';

it('has a pack, a colour and contents for every demo product', () => {
  for (const product of demoProducts) expect(() => stylingOf(product)).not.toThrow();
});

it('gives the back its own art and a pack its true measure', () => {
  const rajma = demoProducts.find(({ sku }) => sku === 'DL-0063');
  const shots = rajma ? shotsOf(rajma, { front: 'a.png' }, { front: 'b.png' }) : [];
  expect(shots.map(({ view, art }) => [view, art.front])).toEqual([
    ['front', 'a.png'],
    ['angle', 'a.png'],
    ['contents', 'a.png'],
    ['back', 'b.png'],
    ['size', 'a.png'],
  ]);
  expect(Math.round(shots[0]?.millilitres ?? 0)).toBe(667);
});
