import { parseAmount } from './money.ts';
import { rupees } from './rules.ts';

const written: [text: string, amount: number][] = [
  ['1299.5', 1299.5],
  ['1,299', 1299],
  [' 1,29,900.50 ', 129_900.5],
  ['₹1,299', 1299],
  ['Rs. 120/-', 120],
  ['INR 1,000,000', 1_000_000],
  ['.5', 0.5],
  ['-5', -5],
];

describe('an amount as people write it', () => {
  it.each(written)('is read in "%s"', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', '12,34', '1,2,3', 'five', '1 299', '₹', '1,299,50'])('is not in "%s"', (text) => {
    expect(parseAmount(text)).toBeNaN();
  });

  it('is accepted in each amount field of a form', () => {
    expect(rupees().validateSync('1,299.50')).toBe(1299.5);
    expect(() => rupees().validateSync('12,34')).toThrow('Must be an amount in rupees');
  });
});
