import type { ScannedProduct } from '../../contract/staff-product-grid';
import { countOne, stockDifference, parseCount, toCountRow, withoutSaved } from './stock-count';

const product = (
  id: number,
  available_stock_quantity: number | null = 5,
  family: ScannedProduct['family'] = null,
): ScannedProduct => ({
  id,
  name: `Product ${id}`,
  sku: `P-${id}`,
  image1: null,
  available_stock_quantity,
  family,
});

describe('counting with a scanner', () => {
  it('adds one with each scan, the product scanned last at the top', () => {
    let list = countOne([], product(1));
    list = countOne(list, product(2));
    list = countOne(list, product(1));
    expect(list.map(({ product: { id }, counted }) => [id, counted])).toEqual([
      [1, '2'],
      [2, '1'],
    ]);
  });

  it('keeps the sizes of a family together', () => {
    const tea = { id: 3, name: 'Tea', options: ['100 g'] };
    let list = countOne([], product(1, 5, tea));
    list = countOne(list, product(2));
    list = countOne(list, product(4, 5, tea));
    expect(list.map(({ product: { id } }) => id)).toEqual([4, 1, 2]);
  });

  it('comes back after a reload, and leaves out what is none', () => {
    const list = countOne(countOne([], product(1)), product(2));
    expect(parseCount(JSON.stringify(list))).toEqual(list);
    expect(parseCount(JSON.stringify([...list, null, { product: {} }, 7]))).toEqual(list);
    for (const text of [null, '', '{', '{}', '7']) expect(parseCount(text)).toEqual([]);
  });

  it('goes on while it is saved: what is counted meanwhile stays, on the new stock', () => {
    const sent = [
      { product: product(1), counted: '7' },
      { product: product(2), counted: '3' },
      { product: product(3), counted: '1' },
    ];
    const list = countOne(countOne(sent, product(1)), product(4));
    const saved = { sent, savedIds: [1, 2], faults: [{ id: 3, message: 'Unknown product' }] };
    expect(withoutSaved(list, saved)).toEqual([
      { product: product(4), counted: '1' },
      { product: product(1, 7), counted: '8' },
      { product: product(3), counted: '1', fault: 'Unknown product' },
    ]);
  });

  it('goes on from a number that was typed', () => {
    const [first] = countOne([{ product: product(1), counted: '40' }], product(1));
    expect(first?.counted).toBe('41');
  });

  it('keeps the stock of the first scan, so that what is sold meanwhile stays sold', () => {
    const [first] = countOne(countOne([], product(1, 12)), product(1, 11));
    expect(first && toCountRow(first)).toEqual({
      id: 1,
      available_stock_quantity: 2,
      stock_before: 12,
    });
    expect(first && stockDifference(first)).toBe(-10);
  });

  it.each(['', '1.5', '-2', 'many', '1234567'])('does not send "%s"', (counted) => {
    expect(toCountRow({ product: product(1), counted })).toBeUndefined();
  });
});
