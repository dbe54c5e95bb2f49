import { isSameSite } from './same-site';

const site = 'https://shop.example.in';
const from = (headers: Record<string, string>) => isSameSite(new Headers(headers), site);

describe('isSameSite', () => {
  it('takes what the site’s own pages send', () => {
    expect(from({ origin: site, 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  it('takes a form of a page that tells nobody where it came from', () => {
    expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  it('takes a page on the host that it was asked by', () => {
    expect(from({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(true);
  });

  it('takes a program that says nothing of where it comes from', () => {
    expect(from({})).toBe(true);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example', host: 'shop.example.in' },
    { origin: 'null', host: 'shop.example.in' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://shop.example.in.evil.example', host: 'shop.example.in' },
    { origin: 'https://shop.example.in', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('refuses %j', (headers) => {
    expect(from(headers)).toBe(false);
  });
});
