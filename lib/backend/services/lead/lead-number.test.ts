import { idOfNumber, leadNumber } from './lead-number.ts';

describe('the number of an enquiry', () => {
  it('has six digits at least', () => {
    expect([leadNumber(7), leadNumber(1_234_567)]).toEqual(['ENQ-000007', 'ENQ-1234567']);
  });

  it('is known as people type it', () => {
    for (const typed of ['ENQ-000123', 'enq-123', ' ENQ 123 ', 'enq123']) {
      expect(idOfNumber(typed)).toBe(123);
    }
    for (const typed of ['123', 'ENQ-', 'ENQ-0', 'ENQ-12x', 'SO-000123', `ENQ-${'9'.repeat(12)}`]) {
      expect(idOfNumber(typed)).toBeUndefined();
    }
  });
});
