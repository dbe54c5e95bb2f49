import { nationalDigits, wholePhone } from './phone';

describe('a telephone number', () => {
  it('keeps digits alone', () => {
    expect(nationalDigits('90000 00-012x', '+91')).toBe('9000000012');
    expect(nationalDigits('call', undefined)).toBe('');
  });

  it('loses the calling code that was pasted with it, and no digits that only look like one', () => {
    expect(nationalDigits('+91 90000 00012', '+91')).toBe('9000000012');
    expect(nationalDigits('00971501234567', '+971')).toBe('501234567');
    expect(nationalDigits('\u202a+91 90000 00012\u202c', '+91')).toBe('9000000012');
    expect(nationalDigits('9100000012', '+91')).toBe('9100000012');
    expect(nationalDigits('+44 20 7946 0000', '+91')).toBe('442079460000');
  });

  it('is never longer than a number can be', () => {
    expect(nationalDigits('1'.repeat(30), '+91')).toHaveLength(13);
    expect(nationalDigits('1'.repeat(30), undefined)).toHaveLength(15);
  });

  it('is sent with its code, or not at all', () => {
    expect(wholePhone('9000000012', '+91')).toBe('+919000000012');
    expect(wholePhone('9000000012', undefined)).toBe('9000000012');
    expect(wholePhone('', '+91')).toBe('');
  });
});
