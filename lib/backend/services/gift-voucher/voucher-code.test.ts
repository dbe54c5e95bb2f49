import { hashOfCode, maskedCode, newVoucherCode, voucherCodeOf } from './voucher-code.ts';

describe('a code of a gift voucher', () => {
  it('has sixteen characters in fours, none of which reads like another', () => {
    const codes = Array.from({ length: 2_000 }, newVoucherCode);
    for (const code of codes)
      expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(30);
  });

  it.each([
    'GIFT-DEMO-0500-2026',
    'gift-demo-0500-2026',
    ' gift demo 0500 2026 ',
    'GIFTDEMO05002026',
    'GIFT–DEMO—0500‑2026',
  ])('is known however it is typed: %s', (typed) => {
    expect(voucherCodeOf(typed)).toBe('GIFT-DEMO-0500-2026');
  });

  it.each(['', 'WELCOME10', 'GIFT-DEMO-0500-202', 'GIFT-DEMO-0500-20267', 'GIFT_DEMO_0500_2026'])(
    'is not %j',
    (typed) => {
      expect(voucherCodeOf(typed)).toBeUndefined();
    },
  );

  it('is kept as its SHA-256, and named by its last four characters', () => {
    expect(hashOfCode('GIFT-DEMO-0500-2026')).toBe(
      '0c8647475ab06b762e8e872934a521c627cae4050bb24895db7b537b204104d4',
    );
    expect(maskedCode('2026')).toBe('****-****-****-2026');
  });
});
