import { openTestStore, type TestStore } from '../testing/test-store.ts';

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
