import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const requestIdFor = async (path: string, sent?: string) => {
  const headers: Record<string, string> = sent === undefined ? {} : { 'x-request-id': sent };
  return (await store.call('GET', path, { headers })).headers.get('x-request-id');
};

describe('the id of a request', () => {
  it('is the one that came along', async () => {
    expect(await requestIdFor('/user/visitor/', 'page-7f3a_21')).toBe('page-7f3a_21');
  });

  it.each(['short', 'x'.repeat(65), 'with space', 'a;b=c/d"e', ''])(
    'is a new one instead of %p',
    async (sent) => {
      expect(await requestIdFor('/user/visitor/', sent)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is new for every request that brings none', async () => {
    expect(await requestIdFor('/user/visitor/')).not.toBe(await requestIdFor('/user/visitor/'));
  });

  it.each(['/nothing/here/', '/user/profile/', '/states/x/', '/health'])(
    'comes back from %s, whatever the answer',
    async (path) => {
      expect(await requestIdFor(path, 'request-12345')).toBe('request-12345');
    },
  );
});
