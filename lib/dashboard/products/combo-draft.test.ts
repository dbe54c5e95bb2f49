import { comboFigures, emptyCombo, toComboTerms, type ComboDraft } from './combo-draft';

const item = (id: number, price: number, mrp: number, quantity = '1') => ({
  product_id: id,
  name: `Item ${id}`,
  sku: `I-${id}`,
  image1: null,
  product_price: price,
  base_price: mrp,
  is_on_sale: true,
  quantity,
});
const draft: ComboDraft = {
  ...emptyCombo,
  items: [item(1, 300, 350), item(2, 99.95, 120, '2')],
};

it('works out sum, price and saving to the paisa', () => {
  expect(comboFigures({ ...draft, percent: '12.5' })).toEqual({
    sum: 499.9,
    mrp: 590,
    price: 437.41,
    saving: 62.49,
    savingPercent: 13,
  });
  expect(comboFigures({ ...draft, isPercent: false, price: '600' })).toMatchObject({
    price: 600,
    saving: 0,
  });
  expect(comboFigures({ ...draft, percent: '' }).price).toBeUndefined();
});

it('sends a percentage or a price, never both', () => {
  expect(toComboTerms(draft).terms).toEqual({
    items: [
      { product_id: 1, quantity: 1 },
      { product_id: 2, quantity: 2 },
    ],
    percent_off: 10,
    product_price: null,
  });
  expect(toComboTerms({ ...draft, isPercent: false, price: '449' }).terms).toMatchObject({
    percent_off: null,
    product_price: 449,
  });
});

it('says at the field what is wrong', () => {
  const wrong = { ...draft, items: [item(1, 1, 1, 'x')], percent: '100' };
  expect(toComboTerms(wrong).faults).toEqual({
    items: 'A combo needs at least 2 products',
    'items[0].quantity': 'Quantity must be a whole number',
    percent_off: 'Use at most 99%',
  });
});
