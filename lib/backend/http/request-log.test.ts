import { companyId } from '../../contract/envelope.ts';
import { createApp } from '../app.ts';
import { openDatabase } from '../db/client.ts';
import { createLog } from '../log.ts';
import { accountFixture, freshPassword } from '../testing/account-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let lines: string;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => {
  lines = '';
});

const log = createLog('trace', { write: (line: string) => void (lines += line) });

/** The same store with full logging; its database connections are closed if `isAway`. */
async function loggingStore(isAway = false) {
  const client = isAway ? openDatabase({ host: '127.0.0.1', port: 1 }, log) : store.client;
  if (isAway) await client.close();
  const { env, now } = store.context;
  const app = createApp({
    env,
    db: client.db,
    writes: client.db,
    limitPool: client.pool,
    log,
    now,
  });
  return async (method: string, path: string, body?: unknown) => {
    const { status } = await app.request(path, {
      method,
      headers: { 'company-id': String(companyId), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return status;
  };
}

describe('the log of requests', () => {
  it('T65: names the route of a reset code, not the code, nor a password', async () => {
    const fixture = accountFixture(store);
    const { email } = await fixture.customerWithPassword();
    const code = await fixture.mailedCode(email);
    const send = await loggingStore();
    expect(await send('GET', `/user/reset-password/${code}/`)).toBe(200);
    const passwords = { new_password: freshPassword, confirm_password: freshPassword };
    expect(await send('POST', `/user/reset-password/${code}/`, passwords)).toBe(200);
    expect(await send('GET', `/user/reset-password/${code}/`)).toBe(400);
    expect(lines).toContain('/user/reset-password/:resetUUID');
    expect(lines).not.toContain(code);
    expect(lines).not.toContain(freshPassword);
  });

  it('T65: holds no code, token, mobile number or unknown path where everything fails', async () => {
    const send = await loggingStore(true);
    const secrets = {
      code: '0b8e4f3a-2c1d-4e5f-8a9b-0c1d2e3f4a5b',
      token: '17.c2lnbmF0dXJl',
      mobile: '9812345678',
      otp: '482913',
      password: 'Monsoon-2026!',
    };
    expect(await send('GET', `/user/reset-password/${secrets.code}/`)).toBeGreaterThanOrEqual(500);
    expect(await send('GET', `/user/news/${secrets.token}/`)).toBeGreaterThanOrEqual(400);
    const mobile_no = `+91${secrets.mobile}`;
    expect(
      await send('POST', '/user/verify-otp/', { mobile_no, otp: secrets.otp }),
    ).toBeGreaterThanOrEqual(500);
    const login = { email: 'asha@example.in', password: secrets.password };
    expect(await send('POST', '/user/signin/', login)).toBeGreaterThanOrEqual(500);
    expect(await send('GET', `/nothing/${secrets.code}/`)).toBe(404);
    expect(lines).toContain('/user/verify-otp');
    for (const secret of Object.values(secrets)) expect(lines).not.toContain(secret);
  });
});
