import { groupDigits } from './group-digits';

describe('grouped digits', () => {
  const byIntl = (value: number, decimals: number) =>
    new Intl.NumberFormat('en-IN', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value);

  it('are those of India', () => {
    expect(
      [0, 7, 999, 1_000, 99_999, 100_000, 342_000, 10_000_000].map((n) => groupDigits(n)),
    ).toEqual(['0', '7', '999', '1,000', '99,999', '1,00,000', '3,42,000', '1,00,00,000']);
    expect(groupDigits(-342_000)).toBe('-3,42,000');
    expect(groupDigits(-0.2)).toBe('0');
  });

  it('are those that Intl writes, for whole numbers and for paise', () => {
    const values = Array.from(
      { length: 2_000 },
      (_, index) => (index - 1_000) * 7_919 * (index + 1),
    );
    expect(values.map((value) => groupDigits(value))).toEqual(values.map((v) => byIntl(v, 0)));
    expect(values.map((value) => groupDigits(value / 100, 2))).toEqual(
      values.map((value) => byIntl(value / 100, 2)),
    );
  });
});
