type IsCacheable = (key: string, value: unknown, tags: string[]) => boolean;

let isCacheable: IsCacheable;

beforeAll(async () => {
  ({ isCacheable } = (await import('./is-cacheable.mjs' as string)) as {
    isCacheable: IsCacheable;
  });
});

const pageKey = (path: string) => `/route-cache/APP_PAGE/3f2a/$${path}`;
const page = (status?: number) => ({ kind: 'APP_PAGE', html: '<p>', status });
const picture = (status: number) => ({ kind: 'APP_ROUTE', body: Buffer.from('x'), status });
const answer = (text: string, url = 'http://127.0.0.1:4000/web/brand/list/') => ({
  kind: 'FETCH',
  data: { body: Buffer.from(text).toString('base64'), url },
  revalidate: 3600,
});
const read = answer('{"status":true,"data":[]}');

describe('what the page cache keeps', () => {
  it('is pages, pictures and reads of the catalogue', () => {
    expect(isCacheable(pageKey('/products/1/lakadong-turmeric-powder'), page(), [])).toBe(true);
    expect(isCacheable(pageKey('/products/1/lakadong-turmeric-powder'), page(200), [])).toBe(true);
    expect(isCacheable(pageKey(`/blogs/1/${encodeURI('हल्दी')}`), page(200), [])).toBe(true);
    expect(isCacheable(pageKey('/share/products/1.jpg'), picture(200), [])).toBe(true);
    expect(isCacheable('0a1b2c', read, ['products'])).toBe(true);
  });

  it('is not what shows nothing, leads elsewhere or has failed', () => {
    for (const status of [307, 308, 404, 410, 500]) {
      expect(isCacheable(pageKey('/products/1/x'), page(status), [])).toBe(false);
      expect(isCacheable(pageKey('/share/products/9.jpg'), picture(status), [])).toBe(false);
    }
    expect(isCacheable(pageKey('/products/1/x'), { kind: 'REDIRECT', props: {} }, [])).toBe(false);
    expect(isCacheable(pageKey('/products/1/x'), null, [])).toBe(false);
  });

  it('is the one page for files that are missing', () => {
    expect(isCacheable(pageKey('/_not-found'), page(404), [])).toBe(true);
    expect(isCacheable(pageKey('/products/1/_not-found'), page(404), [])).toBe(false);
  });

  it('is no second spelling of an address', () => {
    expect(isCacheable(pageKey('/products/1/%6cakadong-turmeric-powder'), page(200), [])).toBe(
      false,
    );
    expect(isCacheable(pageKey('/products/1/lakadong%2Dturmeric-powder'), page(200), [])).toBe(
      false,
    );
    expect(isCacheable(pageKey('/products/1/%e0'), page(200), [])).toBe(false);
  });

  it.each([
    ['HTML', '<html><h1>502 Bad Gateway</h1>'],
    ['a refusal', '{"status":false,"message":"No"}'],
    ['JSON of another program', '{"data":[]}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['half an answer', '{"status":true,'],
    ['nothing', ''],
  ])('T30: is no answer 200 that is %s', (_, text) => {
    expect(isCacheable('0a1b2c', answer(text), ['products'])).toBe(false);
  });

  it('is a value that is worked out here', () => {
    const value = { kind: 'FETCH', data: { body: 'true', url: '' }, revalidate: 5 };
    expect(isCacheable('0a1b2c', value, [])).toBe(true);
  });

  it('is no search, nor what else says so', () => {
    expect(isCacheable('0a1b2c', read, ['products', 'not-kept'])).toBe(false);
  });
});
