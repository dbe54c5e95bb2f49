import { fullPhone } from './phone';

describe('a telephone number', () => {
  it('is sent with its code, or not at all', () => {
    expect(fullPhone('9000000012', '+91')).toBe('+919000000012');
    expect(fullPhone('9000000012', undefined)).toBe('9000000012');
    expect(fullPhone('', '+91')).toBe('');
  });

  it('has one calling code, also when the country is chosen after the number', () => {
    expect(fullPhone('+919000000012', '+91')).toBe('+919000000012');
    expect(fullPhone('919000000012', '+91')).toBe('+919000000012');
    expect(fullPhone('+442079460000', '+91')).toBe('+442079460000');
    expect(fullPhone('+442079460000', undefined)).toBe('+442079460000');
  });
});
