import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { normalisePath } from './path.ts';

const normalised = (path: string) =>
  normalisePath({ url: `http://localhost:4000${path}` } as Request);

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/?a=1', '/'],
    ['/user/visitor', '/user/visitor'],
    ['/user/visitor/', '/user/visitor'],
    ['//user/visitor//', '/user/visitor'],
    ['/user/visitor/?next=/a/b/', '/user/visitor'],
    ['/User/Visitor/', '/User/Visitor'],
  ])('written as %p is %p', (written, expected) => {
    expect(normalised(written)).toBe(expected);
  });
});

describe('the addresses of the store', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  it.each([
    '/user/visitor/',
    '/user/visitor',
    'user/visitor/',
    'user/visitor',
    '//user/visitor//',
    '/user/visitor/?x=/y',
    '/states/1/',
    '/states/1',
    '/cities/1',
    '/cities/1/',
    '/health',
    '/health/',
  ])('answer to %p', async (path) => {
    expect((await store.call('GET', path)).status).toBe(200);
  });

  it.each([
    '/User/visitor/',
    '/user/Visitor/',
    '/USER/VISITOR/',
    '/user//visitor/',
    '/user/visitor/x',
    '/user',
    '/nothing/here/',
    '/',
    '/user/%00/',
    '/user/visitor%2F',
    '/.env',
    '/user/address/x/y/',
  ])('do not include %p', async (path) => {
    const answer = await store.call('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.body).toEqual({
      status: false,
      message: 'This address is not part of the store API',
    });
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'])(
    'do not take %s where only GET is declared',
    async (method) => {
      expect((await store.call(method, '/user/visitor/')).status).toBe(404);
    },
  );
});
