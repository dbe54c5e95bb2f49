import { passOn, refuse } from './answers';

const cacheControl = 'public, max-age=86400';
const answer = (status = 200) =>
  Response.json({ status: status === 200 }, { status, headers: { 'cache-control': cacheControl } });

describe('an answer on its way to the browser', () => {
  it.each(['/countries/', '/states/12/', '/cities/370', '/files/0123.webp'])(
    'of %s may be kept, for it is the same for everybody',
    (path) => {
      expect(passOn(path, answer()).headers.get('cache-control')).toBe(cacheControl);
    },
  );

  it.each(['/cart/', '/user/profile/', '/staff/leads/1/attachment/', '/orders/SO-000001'])(
    'of %s is never kept, whatever the store says',
    (path) => {
      expect(passOn(path, answer()).headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('is not kept where it failed', () => {
    expect(passOn('/countries/', answer(503)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });
});

describe('a refusal', () => {
  it('T30: says when to come again where the store is away, and only there', () => {
    expect(refuse(503, 'Later!').headers.get('retry-after')).toBe('5');
    expect(refuse(413, 'Too large').headers.get('retry-after')).toBeNull();
  });
});
