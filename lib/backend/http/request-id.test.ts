import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const idOf = async (path: string, sent?: string) => {
  const headers: Record<string, string> = sent === undefined ? {} : { 'x-request-id': sent };
  return (await store.call('GET', path, { headers })).headers.get('x-request-id');
};

describe('the id of a request', () => {
  it('is the one that came along', async () => {
    expect(await idOf('/user/visitor/', 'page-7f3a_21')).toBe('page-7f3a_21');
  });

  it.each(['short', 'x'.repeat(65), 'with space', 'a;b=c/d"e', ''])(
    'is a new one instead of %p',
    async (sent) => {
      expect(await idOf('/user/visitor/', sent)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is new for every request that brings none', async () => {
    expect(await idOf('/user/visitor/')).not.toBe(await idOf('/user/visitor/'));
  });

  it.each(['/nothing/here/', '/user/profile/', '/states/x/', '/health'])(
    'comes back from %s, whatever the answer',
    async (path) => {
      expect(await idOf(path, 'request-12345')).toBe('request-12345');
    },
  );
});
