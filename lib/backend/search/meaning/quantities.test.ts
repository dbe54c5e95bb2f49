import { readQuantities } from './quantities.ts';

const rest = (text: string) => readQuantities(text).rest.trim().replace(/\s+/g, ' ');

describe('prices in a text', () => {
  it.each([
    ['tea under 300', { most: 30_000 }],
    ['below ₹1,000', { most: 100_000 }],
    ['ghee<500', { most: 50_000 }],
    ['ghee under rs500', { most: 50_000 }],
    ['₹300 to 600', { least: 30_000, most: 60_000 }],
    ['between 200 and 400', { least: 20_000, most: 40_000 }],
    ['above 500', { least: 50_000 }],
    ['gift 500 rs', { most: 50_000 }],
    ['300 se kam chai', { most: 30_000 }],
    ['hamper under 2k', { most: 200_000 }],
  ])('are understood in "%s"', (text, price) => {
    const { least, most } = readQuantities(text).price;
    expect({ least, most }).toEqual({ least: undefined, most: undefined, ...price });
  });

  it('leave the other words', () => {
    expect(rest('tea under 300')).toBe('tea');
    expect(rest('₹300 to 600 honey')).toBe('honey');
  });

  it.each([
    'filter coffee 80 and 20',
    'lok 1 wheat',
    'five star',
    'under the tree',
    'holi colours 5',
    'vitamin 12',
    'clover 100',
    'thunder 50',
    '100 takmaria',
  ])('are none in "%s"', (text) => {
    expect(readQuantities(text).price).toEqual({ least: undefined, most: undefined });
    expect(rest(text)).toBe(text);
  });

  it('stay within numbers that can be counted with', () => {
    const { most } = readQuantities('under 99999999999999999999').price;
    expect(most).toBe(2_000_000_000);
  });
});

describe('pack sizes in a text', () => {
  it.each([
    ['500g rice', 500, 'g'],
    ['rice 1 kg', 1000, 'g'],
    ['half kg rajma', 500, 'g'],
    ['1/2 kg ghee', 500, 'g'],
    ['mustard oil 1 litre', 1000, 'ml'],
    ['200 ml oil', 200, 'ml'],
    ['60 capsules', 60, 'piece'],
    ['pack of 2 soap', 2, 'piece'],
    ['1 किलो चावल', 1000, 'g'],
  ] as const)('are understood in "%s"', (text, amount, unit) => {
    expect(readQuantities(text).pack).toEqual({ amount, unit });
  });

  it.each(['dog food', '5 grams of prevention is no unit of gramma', 'tea under 300'])(
    'do not make a unit of the beginning of a word: "%s"',
    (text) => {
      const { pack } = readQuantities(text);
      expect(pack?.unit === 'g' && pack.amount === 2).toBe(false);
    },
  );
});
