import { comparePackSizes, cutPackSize, parsePackSize, writePackSize } from './pack-size';

describe('a pack size', () => {
  it('is read in the spellings of names and sheets', () => {
    expect(parsePackSize('250 gm')).toEqual({ quantity: 250, unit: 'g' });
    expect(parsePackSize('1.5Ltr')).toEqual({ quantity: 1.5, unit: 'l' });
    expect(parsePackSize('60 tablets')).toEqual({ quantity: 60, unit: 'tablets' });
    for (const half of ['1/2 kg', '½ Kg', '0.5kg']) {
      expect(parsePackSize(half)).toEqual({ quantity: 0.5, unit: 'kg' });
    }
    expect(parsePackSize('1½ ltr')).toEqual({ quantity: 1.5, unit: 'l' });
    for (const three of ['3 x 75 g', '3X75gm', '75 g × 3', '3*75 gms.']) {
      expect(parsePackSize(three)).toEqual({ quantity: 225, unit: 'g' });
    }
    for (const other of [
      '1/0 kg',
      '1/2/3 kg',
      '2 x 3 x 4 g',
      '½',
      'Large',
      '250',
      'g',
      '0 g',
      '250 g jar',
    ]) {
      expect(parsePackSize(other)).toBeUndefined();
    }
  });

  it('is written in the larger unit from a thousand on', () => {
    expect(writePackSize({ quantity: 1_000, unit: 'g' })).toBe('1 kg');
    expect(writePackSize({ quantity: 1_500, unit: 'ml' })).toBe('1.5 l');
    expect(writePackSize({ quantity: 999, unit: 'g' })).toBe('999 g');
  });

  it('is cut out of a name, wherever it is', () => {
    const size = { quantity: 100, unit: 'g' };
    expect(cutPackSize('Turmeric 100 g')).toEqual({ size, rest: 'Turmeric' });
    expect(cutPackSize('Turmeric powder, 100gms')).toEqual({ size, rest: 'Turmeric powder' });
    expect(cutPackSize('Turmeric (100 g) organic')).toEqual({ size, rest: 'Turmeric organic' });
    expect(cutPackSize('Turmeric – 100 g')).toEqual({ size, rest: 'Turmeric' });
    expect(cutPackSize('Omega 3 capsules')?.rest).toBe('Omega');
    expect(cutPackSize('Triphala')).toBeUndefined();
    expect(cutPackSize('Vitamin b12 gold')).toBeUndefined();
  });

  it('is compared by what is in the pack', () => {
    expect(
      comparePackSizes({ quantity: 500, unit: 'g' }, { quantity: 1, unit: 'kg' }),
    ).toBeLessThan(0);
  });
});
