import { failure } from '../../contract/envelope.ts';
import { fuzzedCalls, type CallsDocument } from '../testing/fuzz-calls.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/** Number of calls per kind of caller, and the maximum duration of one call. */
const callsEach = 700;
const longestMs = 5_000;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function findFaults(seed: number, token: string | undefined): Promise<string[]> {
  const { body: document } = await store.call('GET', '/openapi.json');
  const faults: string[] = [];
  let made = 0;
  for (const { method, path, headers, body } of fuzzedCalls(
    document as unknown as CallsDocument,
    seed,
  )) {
    if ((made += 1) > callsEach) return faults;
    const start = performance.now();
    const response = await store.app.request(path, {
      method,
      headers: {
        'company-id': '33',
        ...(token && { authorization: `token ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const isClean =
      response.status < 400 || failure.isValidSync(JSON.parse(text || '{}'), { strict: true });
    if (response.status >= 500 || !isClean || performance.now() - start > longestMs) {
      faults.push(
        `${method} ${path.slice(0, 200)} ${(body ?? '').slice(0, 400)}: ${response.status}`,
      );
    }
  }
  return faults;
}

describe('calls with hostile values', () => {
  it('T26, T53, T54: of a stranger never break anything', async () => {
    expect(await findFaults(26, undefined)).toEqual([]);
  }, 240_000);

  it('T26, T53, T54: of a customer never break anything', async () => {
    const { token } = await makeCustomer(store);
    expect(await findFaults(53, token)).toEqual([]);
  }, 240_000);

  it('T26, T53, T54: of the staff never break anything', async () => {
    const { token } = await staffFixture(store);
    expect(await findFaults(54, token)).toEqual([]);
  }, 240_000);
});
