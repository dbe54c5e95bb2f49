import { demoProducts } from '../../lib/backend/db/demo/all-products.ts';
import { labelWords, quantityText } from './words';

function product(sku: string) {
  const found = demoProducts.find((one) => one.sku === sku);
  if (!found) throw new Error(`No ${sku}`);
  return found;
}

it('writes quantities as they stand on a pack', () => {
  const of = (netQuantity: number, unit: 'g' | 'ml' | 'tablets' | 'pieces') =>
    quantityText({ ...product('TU-0214'), netQuantity, unit });
  expect(of(250, 'g')).toBe('250 g');
  expect(of(1000, 'g')).toBe('1 kg');
  expect(of(1000, 'ml')).toBe('1 L');
  expect(of(60, 'tablets')).toBe('60 tablets');
  expect(of(1, 'pieces')).toBe('1 piece');
});

it('takes what stands after the comma as the line below the name', () => {
  expect(labelWords(product('GM-0305'))).toMatchObject({
    name: 'Garam masala',
    tagline: 'Twelve spices',
  });
  expect(labelWords(product('TU-0214')).tagline).toBe('Jaintia Hills, Meghalaya');
});

it('prints the licence on food alone', () => {
  expect(labelWords(product('TU-0214')).facts.at(-1)).toBe('FSSAI Lic. No. 10720026000412');
  expect(labelWords(product('SK-0425')).facts.join()).not.toContain('FSSAI');
  expect(labelWords(product('CL-0801')).facts.join()).not.toContain('FSSAI');
});

it('says from packing once', () => {
  expect(labelWords(product('TU-0214')).facts[1]).toMatch(
    /^Net quantity 250 g\. Best before \d+ months from packing/,
  );
  for (const one of demoProducts) {
    expect(labelWords(one).facts[1]?.match(/from packing/g) ?? []).toHaveLength(
      /^\d/.test(one.shelfLife) ? 1 : one.shelfLife.includes('from packing') ? 1 : 0,
    );
  }
});
