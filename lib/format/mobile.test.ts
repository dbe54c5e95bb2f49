import { formatMobile, onlyDigits, tenDigits, wholeNumber } from './mobile';

describe('tenDigits', () => {
  it.each([
    ['98250', '98250'],
    ['9825014000', '9825014000'],
    ['98250 14-000', '9825014000'],
    ['+91 98250 14000', '9825014000'],
    ['919825014000', '9825014000'],
    ['09825014000', '9825014000'],
    ['00919825014000', '9825014000'],
    ['98250140001234', '9825014000'],
    ['9198250140', '9198250140'],
    ['', ''],
    ['abc', ''],
  ])('makes %j into %j', (typed, digits) => {
    expect(tenDigits(typed)).toBe(digits);
  });

  it.each([
    ['+1 415 555 0100', '+1', '4155550100'],
    ['00447911123456', '+44', '7911123456'],
    ['+91 98250 14000', '+91', '9825014000'],
    ['9198250140', '+91', '9198250140'],
  ])('makes %j behind %s into %j', (typed, code, digits) => {
    expect(tenDigits(typed, code)).toBe(digits);
  });
});

describe('wholeNumber', () => {
  it.each([
    ['+91 98250 14000', '+919825014000'],
    ['919825014000', '919825014000'],
    ['+91+98250', '+9198250'],
    ['+91982501400099', '+919825014000'],
    ['98a250', '98250'],
    ['', ''],
  ])('makes %j into %j', (typed, number) => {
    expect(wholeNumber(typed)).toBe(number);
  });
});

describe('onlyDigits', () => {
  it('keeps the first digits of what was pasted', () => {
    expect(onlyDigits('Your OTP is 482 913.', 6)).toBe('482913');
    expect(onlyDigits('12345678', 6)).toBe('123456');
  });
});

describe('formatMobile', () => {
  it('parts the digits as India reads them', () => {
    expect(formatMobile('+919825014000')).toBe('+91 98250 14000');
    expect(formatMobile('')).toBe('');
  });
});
