import { addCheckDigit, isGtin } from './gtin.ts';

describe('isGtin', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('accepts %s', (code) =>
    expect(isGtin(code)).toBe(true),
  );
  it.each(['4006381333932', '400638133393', '', '89010308652 8', 'ABCDEFGH'])(
    'refuses "%s"',
    (code) => expect(isGtin(code)).toBe(false),
  );
});

describe('addCheckDigit', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('ends %s', (code) =>
    expect(addCheckDigit(code.slice(0, -1))).toBe(code),
  );
});
