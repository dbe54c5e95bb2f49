import { formatOrderId, parseOrderId } from './order-id.ts';

describe('the name of an order', () => {
  it('has at least six digits', () => {
    expect(formatOrderId(123)).toBe('SO-000123');
    expect(formatOrderId(12_345_678)).toBe('SO-12345678');
  });

  it('is read back', () => {
    for (const id of [1, 123, 999_999, 1_000_000, 2_147_483_647]) {
      expect(parseOrderId(formatOrderId(id))).toBe(id);
    }
  });

  it.each([
    '',
    '123',
    'SO-123',
    'SO-0000123',
    'so-000123',
    'SO-000000',
    'SO-000123 ',
    'SO-00012x',
    'SO--00123',
    'SO-2147483648',
    'SO-99999999999',
  ])('is not read from %p', (text) => {
    expect(parseOrderId(text)).toBeUndefined();
  });
});
