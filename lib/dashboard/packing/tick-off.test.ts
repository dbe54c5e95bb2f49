import { isComplete, tickedCount, tickOne, tickScanned } from './tick-off';

const line = (id: number, quantity: number) => ({
  id,
  product_name: `Product ${id}`,
  product_image: null,
  pack_size: '250 g',
  sku: `SP-${id}`,
  barcode: id === 1 ? '8901234567894' : null,
  quantity,
});
const lines = [line(1, 2), line(2, 1)];
const [first, second] = [line(1, 2), line(2, 1)];

describe('items ticked off in a parcel', () => {
  it('are counted one by one, and begin again after the last', () => {
    const one = tickOne({}, first);
    const two = tickOne(one, first);
    expect([isComplete(one, first), isComplete(two, first)]).toEqual([false, true]);
    expect(tickedCount(tickOne(two, second), lines)).toBe(3);
    expect(tickOne(two, first)).toEqual({ 1: 0 });
  });

  it('are found by SKU or barcode', () => {
    expect(tickScanned({}, lines, ' sp-2 ')).toEqual({ 2: 1 });
    expect(tickScanned({ 1: 1 }, lines, '8901234567894')).toEqual({ 1: 2 });
  });

  it('are refused where they are wrong or one too many', () => {
    expect(tickScanned({}, lines, 'SP-9')).toBe('SP-9 isn’t part of this order');
    expect(tickScanned({ 2: 1 }, lines, 'SP-2')).toBe('Product 2: all units already checked');
  });
});
