import { formatMobile } from '../contract/format-mobile';
import { nationalDigits, onlyDigits, tenDigits, fullNumber } from './mobile';

/** Value of the field after these keys, each applied to the previous result. */
const typeInto = (clean: (typed: string) => string, keys: string) =>
  [...keys].reduce((shown, key) => clean(shown + key), '');

/* The field is cleaned at each key, so both ways must end the same. */
function expectBothWays(clean: (typed: string) => string, typed: string, shown: string) {
  expect({ pasted: clean(typed) }).toEqual({ pasted: shown });
  expect({ typed: typeInto(clean, typed) }).toEqual({ typed: shown });
}

describe('tenDigits', () => {
  it.each([
    ['98250', '98250'],
    ['९८२५० १४०००', '9825014000'],
    ['+૯૧ ૯૮૨૫૦ ૧૪૦૦૦', '9825014000'],
    ['9825014000', '9825014000'],
    ['98250 14-000', '9825014000'],
    ['+91 98250 14000', '9825014000'],
    ['+91-98250-14000', '9825014000'],
    ['(+91) 98250 14000', '9825014000'],
    ['\u202a+91 98250 14000\u202c', '9825014000'],
    ['919825014000', '9825014000'],
    ['91 98250 14000', '9825014000'],
    ['09825014000', '9825014000'],
    ['0 98250 14000', '9825014000'],
    ['0091 98250 14000', '9825014000'],
    ['00919825014000', '9825014000'],
    ['0919825014000', '9825014000'],
    ['+91 0 98250 14000', '9825014000'],
    ['+91 91 98250 14000', '9825014000'],
    ['9198250140', '9198250140'],
    ['9191919191', '9191919191'],
    ['919191919191', '9191919191'],
    ['', ''],
    ['abc', ''],
  ])('makes %j into %j', (typed, digits) => expectBothWays(tenDigits, typed, digits));

  it.each([
    ['98250140001', '98250140001'],
    ['91982501400', '91982501400'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
  ])('leaves %j as %j, which is refused, rather than cut it to somebody else’s', (typed, shown) =>
    expectBothWays(tenDigits, typed, shown),
  );

  it.each([
    ['+1 415 555 0100', '+1', '4155550100'],
    ['1 415 555 0100', '+1', '4155550100'],
    ['00447911123456', '+44', '7911123456'],
    ['+91 98250 14000', '+91', '9825014000'],
    ['9198250140', '+91', '9198250140'],
  ])('makes %j behind %s into %j', (typed, code, digits) =>
    expectBothWays((text) => tenDigits(text, code), typed, digits),
  );
});

describe('nationalDigits', () => {
  it.each([
    ['90000 00-012x', '+91', '9000000012'],
    ['+91 90000 00012', '+91', '9000000012'],
    ['919876543210', '+91', '9876543210'],
    ['09876543210', '+91', '9876543210'],
    ['00971501234567', '+971', '501234567'],
    ['+971501234567', '+971', '501234567'],
    ['9715012345', '+971', '9715012345'],
    ['0612345678', '+39', '0612345678'],
    ['9100000012', '+91', '9100000012'],
    ['+44 20 7946 0000', '+91', '+442079460000'],
    ['+91 98250', undefined, '+9198250'],
    ['call', undefined, ''],
  ])('makes %j behind %s into %j', (typed, code, digits) =>
    expectBothWays((text) => nationalDigits(text, code), typed, digits),
  );

  it('is never much longer than a number can be', () => {
    expect(nationalDigits('1'.repeat(3000), '+91')).toHaveLength(18);
    expect(nationalDigits('1'.repeat(3000), undefined)).toHaveLength(18);
  });
});

describe('wholeNumber', () => {
  it.each([
    ['+91 98250 14000', '+919825014000'],
    ['+91 098250 14000', '+919825014000'],
    ['0091 98250 14000', '+919825014000'],
    ['09825014000', '9825014000'],
    ['919825014000', '919825014000'],
    ['0919825014000', '919825014000'],
    ['+91+98250', '+9198250'],
    ['+91982501400099', '+91982501400099'],
    ['98a250', '98250'],
    ['', ''],
  ])('makes %j into %j', (typed, number) => expectBothWays(fullNumber, typed, number));
});

describe('onlyDigits', () => {
  it('keeps the first digits of what was pasted', () => {
    expectBothWays((text) => onlyDigits(text, 6), 'Your OTP is 482 913.', '482913');
    expectBothWays((text) => onlyDigits(text, 6), '12345678', '123456');
  });
});

it('shows the same for any number typed or pasted', () => {
  // A linear congruential generator: the same numbers at each run.
  let state = 34;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const fronts = ['', '+', '+91', '91', '0', '00', '0091', '091', '+44', '+1', '+910'];
  const cleaners = [
    (text: string) => tenDigits(text),
    (text: string) => tenDigits(text, '+1'),
    (text: string) => nationalDigits(text, '+91'),
    (text: string) => nationalDigits(text, '+971'),
    (text: string) => nationalDigits(text, undefined),
    fullNumber,
    (text: string) => onlyDigits(text, 6),
  ];
  for (let turn = 0; turn < 4_000; turn += 1) {
    const front = fronts[next(fronts.length)] ?? '';
    const digits = Array.from({ length: next(14) }, () => '0911234 5678-9'[next(14)]).join('');
    for (const clean of cleaners) {
      const typed = `${front}${digits}`;
      expect({ typed, shown: typeInto(clean, typed) }).toEqual({ typed, shown: clean(typed) });
    }
  }
});

describe('formatMobile', () => {
  it('parts the digits as India reads them', () => {
    expect(formatMobile('+919825014000')).toBe('+91 98250 14000');
    expect(formatMobile('')).toBe('');
  });
});
