import { financialYearOf, invoiceNumber } from './take-number.ts';

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
    for (const number of [invoiceNumber(2026, 1, 'SOSE'), invoiceNumber(2099, 999_999, 'SOSE')]) {
      expect(number).toHaveLength(16);
      expect(number).toMatch(/^[A-Z0-9/-]+$/);
    }
    expect(invoiceNumber(2026, 1, 'SOSE')).toBe('SOSE/2627/000001');
    expect(invoiceNumber(2099, 1, 'SOSE')).toBe('SOSE/9900/000001');
  });

  it('runs on after 999,999 within sixteen characters, each number once', () => {
    const numbers = [999_999, 1_000_000, 9_999_999, 10_000_000, 99_999_999].map((sequence) =>
      invoiceNumber(2026, sequence, 'SOSE'),
    );
    expect(numbers).toEqual([
      'SOSE/2627/999999',
      'SOSE/26271000000',
      'SOSE/26279999999',
      'SOSE262710000000',
      'SOSE262799999999',
    ]);
  });

  it('keeps its slashes as long as a short prefix leaves room', () => {
    expect(invoiceNumber(2026, 1_000_000, 'VO')).toBe('VO/2627/1000000');
  });

  it('is never longer than that', () => {
    expect(() => invoiceNumber(2026, 100_000_000, 'SOSE')).toThrow('too long');
  });
});
