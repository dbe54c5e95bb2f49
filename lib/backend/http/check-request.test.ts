import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { normalisePath } from './check-request.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

describe('the company id', () => {
  it.each(['', '34', '033', '33.0', '33 33', 'thirty-three', '33,33'])(
    'is not %p',
    async (value) => {
      const headers = { 'company-id': value };
      for (const path of ['/user/visitor/', '/cart/', '/nothing/here/']) {
        const answer = await store.call('GET', path, { headers });
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({
          status: false,
          code: 'invalid_input',
          message: 'The header company-id must be 33',
        });
      }
    },
  );

  it('has to be there', async () => {
    const response = await store.app.request('/user/visitor/');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: false });
  });

  it('is asked for before the login', async () => {
    const answer = await store.call('GET', '/user/profile/', { headers: { 'company-id': '1' } });
    expect(answer.status).toBe(400);
  });

  it('is not needed by what runs the store', async () => {
    for (const path of ['/health', '/openapi.json', '/outbox/?to=x@example.in']) {
      expect((await store.app.request(path)).status).toBe(200);
    }
  });
});

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
