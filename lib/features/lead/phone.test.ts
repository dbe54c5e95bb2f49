import { wholePhone } from './phone';

describe('a telephone number', () => {
  it('is sent with its code, or not at all', () => {
    expect(wholePhone('9000000012', '+91')).toBe('+919000000012');
    expect(wholePhone('9000000012', undefined)).toBe('9000000012');
    expect(wholePhone('', '+91')).toBe('');
  });

  it('has one calling code, also when the country is chosen after the number', () => {
    expect(wholePhone('+919000000012', '+91')).toBe('+919000000012');
    expect(wholePhone('919000000012', '+91')).toBe('+919000000012');
    expect(wholePhone('+442079460000', '+91')).toBe('+442079460000');
    expect(wholePhone('+442079460000', undefined)).toBe('+442079460000');
  });
});
