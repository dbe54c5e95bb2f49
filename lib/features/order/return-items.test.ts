import type { OrderLine } from '../../contract/order';
import { chooseReturn, excludedNames, listReturnChoices, type ReturnItem } from './return-items';

const row = (more: Partial<OrderLine>): OrderLine => ({
  id: 1,
  product_id: 10,
  product_name: 'Honey',
  product_image: null,
  quantity: 2,
  selling_price: 300,
  tax_name: 'GST 5%',
  product_total: 600,
  is_rated: false,
  product_rating_by_user: null,
  product_review_by_user: null,
  returnable_quantity: 2,
  is_returnable: true,
  ...more,
});

const part = (product_id: number, name: string, quantity: number, returnable_quantity: number) => ({
  ...{ product_id, name, quantity, sku: name, hsn: '0910', gst_rate: 5, gross: 100 },
  ...{ returnable_quantity, is_returnable: true },
});

const combo = row({
  id: 7,
  product_id: 70,
  product_name: 'Morning set',
  combo_items: [part(71, 'Turmeric', 2, 4), part(72, 'Soap', 1, 2)],
});
const rows = [row({ options: [{ axis: 'Size', value: '250 g' }] }), combo];

const shown = (chosen: ReturnItem[] = []) =>
  listReturnChoices(rows, chosen).map(({ key, name, max }) => [key, name, max]);
const find = (key: string, chosen: ReturnItem[]) => {
  const choice = listReturnChoices(rows, chosen).find((one) => one.key === key);
  if (!choice) throw new Error(`There is no choice ${key}`);
  return choice;
};

describe('what can be returned of an order', () => {
  it('are its rows with their sizes, and the parts of a combo', () => {
    expect(shown()).toEqual([
      ['1', 'Honey, 250 g', 2],
      ['7', 'Morning set', 2],
      ['7-71', 'Turmeric', 4],
      ['7-72', 'Soap', 2],
    ]);
  });

  it('are only the parts that the chosen combos leave', () => {
    const one = chooseReturn(rows, [], find('7', []), 1);
    expect(one).toEqual([{ id: 7, quantity: 1 }]);
    expect(shown(one)).toContainEqual(['7-71', 'Turmeric', 2]);
    const soaps = chooseReturn(rows, one, find('7-72', one), 1);
    expect(soaps).toEqual([
      { id: 7, quantity: 1 },
      { order_item_id: 7, product_id: 72, quantity: 1 },
    ]);
    expect(chooseReturn(rows, soaps, find('7', soaps), 2)).toEqual([{ id: 7, quantity: 2 }]);
  });

  it('are no rows of which everything came back', () => {
    const back = { ...combo, returnable_quantity: 0, combo_items: [part(71, 'Turmeric', 2, 1)] };
    expect(listReturnChoices([back], []).map(({ key }) => key)).toEqual(['7-71']);
  });

  it('name the chosen items that can be returned only if they are faulty', () => {
    const strict = [{ ...combo, is_returnable: false }];
    expect(excludedNames(strict, [{ id: 7, quantity: 1 }])).toEqual(['Morning set']);
    const soap = { order_item_id: 7, product_id: 72, quantity: 1 };
    expect(excludedNames(strict, [soap])).toEqual([]);
  });
});
