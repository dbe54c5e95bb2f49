import { financialYearOf, invoiceNumber } from './financial-year.ts';

describe('financialYearOf', () => {
  it.each([
    ['2026-04-01T00:00:00+05:30', 2026],
    ['2026-03-31T23:59:59+05:30', 2025],
    // Already April in India, still March in UTC.
    ['2026-03-31T18:30:00Z', 2026],
    ['2027-01-01T00:00:00+05:30', 2026],
  ])('%s belongs to the year that began in April %s', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year);
  });
});

describe('invoiceNumber', () => {
  it('has sixteen characters of those that the rules allow', () => {
    for (const number of [invoiceNumber(2026, 1), invoiceNumber(2099, 999_999)]) {
      expect(number).toHaveLength(16);
      expect(number).toMatch(/^[A-Z0-9/-]+$/);
    }
    expect(invoiceNumber(2026, 1)).toBe('SOSE/2627/000001');
    expect(invoiceNumber(2099, 1)).toBe('SOSE/9900/000001');
  });

  it('has a series of its own for credit notes', () => {
    expect(invoiceNumber(2026, 1, 'credit_note')).toBe('CN/2627/000001');
  });

  it('is never longer than that', () => {
    expect(() => invoiceNumber(2026, 1_000_000)).toThrow('too long');
  });
});
