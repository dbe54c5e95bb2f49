import { isSameSite } from './same-site';

const site = 'https://shop.example.in';
const from = (headers: Record<string, string>, siteUrl = site) =>
  isSameSite(new Headers(headers), siteUrl);

describe('isSameSite', () => {
  it('takes what the site’s own pages send', () => {
    expect(from({ origin: site, 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  it('takes a form of a page that tells nobody where it came from', () => {
    expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  it('takes a page on the host that it was asked by', () => {
    const local = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
    expect(from(local, 'http://localhost:3000')).toBe(true);
    const www = { origin: 'https://www.example.in', host: 'www.example.in:443' };
    expect(from(www)).toBe(true);
  });

  it('takes a program that says nothing of where it comes from', () => {
    expect(from({})).toBe(true);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example', host: 'shop.example.in' },
    { origin: 'http://shop.example.in', host: 'shop.example.in' },
    { origin: 'https://shop.example.in:8443', host: 'shop.example.in' },
    { origin: 'https://shop.example.in/', host: 'shop.example.in' },
    { origin: 'https://user@shop.example.in', host: 'shop.example.in' },
    { origin: 'https://', host: '' },
    { origin: 'null', host: 'shop.example.in' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://shop.example.in.evil.example', host: 'shop.example.in' },
    { origin: 'https://shop.example.in', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('T21: refuses %j', (headers) => {
    expect(from(headers)).toBe(false);
  });
});
