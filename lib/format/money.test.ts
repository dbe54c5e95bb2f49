import {
  formatNetQuantity,
  formatRupees,
  formatSizes,
  formatUnitPrice,
  savingPercent,
  unitRate,
} from './money';

describe('formatRupees', () => {
  it('groups as India does', () => {
    expect(formatRupees(1299)).toBe('₹1,299');
    expect(formatRupees(342000)).toBe('₹3,42,000');
  });

  it('shows paise only where there are some', () => {
    expect(formatRupees(49.5)).toBe('₹49.50');
    expect(formatRupees(0.1 + 0.2)).toBe('₹0.30');
    expect(formatRupees(250)).toBe('₹250');
  });

  it('puts a true minus before the sign', () => {
    expect(formatRupees(-251)).toBe('−₹251');
  });
});

describe('savingPercent', () => {
  it('rounds down, so that no shop promises more than it gives', () => {
    expect(savingPercent(299, 349)).toBe(14);
    expect(savingPercent(0.1, 100)).toBe(99);
  });

  it('is 0 where nothing, or nothing worth saying, is saved', () => {
    expect(savingPercent(349, 349)).toBe(0);
    expect(savingPercent(349, 299)).toBe(0);
    expect(savingPercent(1298, 1299)).toBe(0);
    expect(savingPercent(0, 0)).toBe(0);
  });
});

describe('formatUnitPrice', () => {
  it('is by the 100 for grams and millilitres', () => {
    expect(formatUnitPrice(299, 250, 'g')).toBe('₹119.60 per 100\u00a0g');
    expect(formatUnitPrice(1299, 30, 'ml')).toBe('₹4,330.00 per 100\u00a0ml');
  });

  it('is the same for kilograms and litres', () => {
    expect(formatUnitPrice(299, 0.25, 'kg')).toBe('₹119.60 per 100\u00a0g');
    expect(formatUnitPrice(400, 1, 'l')).toBe('₹40.00 per 100\u00a0ml');
  });

  it('does not repeat the price, nor speak of more than ten packs', () => {
    expect(formatUnitPrice(145, 100, 'g')).toBeNull();
    expect(formatUnitPrice(180, 4, 'g')).toBe('₹45.00 per g');
  });

  it('is by the piece for what is counted', () => {
    expect(formatUnitPrice(180, 40, 'sticks')).toBe('₹4.50 per stick');
  });

  it('is left out where one piece is all there is', () => {
    expect(formatUnitPrice(180, 1, 'pieces')).toBeNull();
  });
});

describe('formatNetQuantity', () => {
  it('says one piece and two pieces', () => {
    expect(formatNetQuantity(1, 'pieces')).toBe('1 piece');
    expect(formatNetQuantity(2, 'pieces')).toBe('2 pieces');
  });

  it('says kilograms and litres from 1,000 on', () => {
    expect(formatNetQuantity(999, 'g')).toBe('999 g');
    expect(formatNetQuantity(1000, 'g')).toBe('1 kg');
    expect(formatNetQuantity(1500, 'ml')).toBe('1.5 L');
    expect(formatNetQuantity(25_000, 'g')).toBe('25 kg');
    expect(formatNetQuantity(2, 'kg')).toBe('2 kg');
    expect(formatNetQuantity(0.5, 'l')).toBe('500 ml');
    expect(formatNetQuantity(2.25, 'g')).toBe('2.25 g');
    expect(formatNetQuantity(1000, 'pieces')).toBe('1,000 pieces');
  });
});

describe('formatSizes', () => {
  it('says from which price there are others, where it is lower', () => {
    expect(formatSizes(3, 110, 260)).toBe('3 sizes from ₹110');
    expect(formatSizes(3, 110, 110)).toBe('3 sizes');
  });
});

describe('unitRate', () => {
  it('is of the smallest unit, so that packs can be compared', () => {
    expect(unitRate(1200, 1, 'kg')).toEqual({ rupees: 1.2, unit: 'g' });
    expect(unitRate(180, 40, 'sticks')).toEqual({ rupees: 4.5, unit: 'sticks' });
    expect(unitRate(180, 0, 'g')).toBe(null);
  });
});
