import { readEnv } from './env.ts';

const names = ['VISITOR_SECRET', 'REVALIDATE_SECRET', 'CAPTCHA_SECRET', 'DATA_ENCRYPTION_KEY'];
const secrets = Object.fromEntries(names.map((name) => [name, 'x'.repeat(32)]));
const readSearch = (settings: Record<string, string>) =>
  readEnv({ ...secrets, PAYMENT_SANDBOX_SECRET: 'p'.repeat(32), ...settings }).search;

describe('SEARCH_URL', () => {
  it('is not needed', () => {
    expect(readSearch({})).toBeUndefined();
    expect(readSearch({ SEARCH_URL: '' })).toBeUndefined();
  });

  it('names one node or several, with one user for all', () => {
    expect(readSearch({ SEARCH_URL: 'http://127.0.0.1:9200' })).toEqual({
      nodes: ['http://127.0.0.1:9200'],
      auth: undefined,
      index: 'sose-products',
    });
    expect(
      readSearch({
        SEARCH_URL: 'https://shop:p%40ss@a.example.in:9200/, https://b.example.in/search',
        SEARCH_INDEX: 'second-shop',
      }),
    ).toEqual({
      nodes: ['https://a.example.in:9200', 'https://b.example.in/search'],
      auth: { username: 'shop', password: 'p@ss' },
      index: 'second-shop',
    });
  });

  it.each(['a.example.in:9200', 'ftp://a.example.in', 'http://a.example.in,', 'http://a/?x=1'])(
    'cannot be %p',
    (value) => {
      expect(() => readSearch({ SEARCH_URL: value })).toThrow('SEARCH_URL must be one or several');
    },
  );

  it.each(['Shop', '-shop', 'a,b', '*'])('is refused with the index %p', (value) => {
    expect(() => readSearch({ SEARCH_INDEX: value })).toThrow('SEARCH_INDEX must have up to 60');
  });
});
