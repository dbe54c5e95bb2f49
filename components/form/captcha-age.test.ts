import { isFresh, lifeLeft } from './captcha-age';

const token = { text: 'x', at: 1_000_000 };

describe('a captcha token', () => {
  it('is sent for 90 seconds, then taken anew', () => {
    expect(isFresh(token, token.at)).toBe(true);
    expect(isFresh(token, token.at + 90_000)).toBe(true);
    expect(isFresh(token, token.at + 90_001)).toBe(false);
  });

  it('expires after 110 seconds', () => {
    expect(lifeLeft(token, token.at)).toBe(110_000);
    expect(lifeLeft(token, token.at + 109_999)).toBe(1);
    expect(lifeLeft(token, token.at + 110_000)).toBe(0);
    expect(lifeLeft(token, token.at + 999_999)).toBe(0);
  });
});
