import { productInputs } from '../../contract/staff-product';
import { suggestSku } from './suggest-sku';

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
