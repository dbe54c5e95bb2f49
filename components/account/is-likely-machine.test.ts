import { isLikelyMachine } from './is-likely-machine';

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

describe('isLikelyMachine', () => {
  it('takes a person for a person', () => {
    expect(isLikelyMachine({ webdriver: false, userAgent: phone })).toBe(false);
  });

  it('knows a browser that a program drives', () => {
    expect(isLikelyMachine({ webdriver: true, userAgent: phone })).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0',
    'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse',
    'WhatsApp/2.23.20.0',
  ])('knows %s', (userAgent) => {
    expect(isLikelyMachine({ webdriver: false, userAgent })).toBe(true);
  });
});
