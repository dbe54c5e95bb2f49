import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { demoPassword } from '../../db/demo/accounts.ts';
import { customers } from '../../db/schema/customer.ts';
import { readEnv } from '../../env.ts';
import { apiProgram } from '../../testing/api-program.ts';
import { liveSettings } from '../../testing/live-settings.ts';
import { makeCustomer } from '../../testing/make-customer.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { signUp } from '../account/sign-up.ts';
import { hashPassword } from '../login/password.ts';
import { findDemo } from './find-demo.ts';
import { refuseDemo } from './refuse-demo.ts';
import { removeDemo } from './remove-demo.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const secrets = {
  VISITOR_SECRET: 'v'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
  CAPTCHA_SECRET: 'c'.repeat(32),
  DATA_ENCRYPTION_KEY: 'd'.repeat(32),
};

function databaseUrl({ client }: TestStore): string {
  const { user, password, host, port, database } = client.pool.options as pg.PoolConfig;
  const who = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password ?? ''))}`;
  return `postgresql://${who}@${encodeURIComponent(host ?? '')}:${port ?? 5432}/${database ?? ''}`;
}

describe('T59: a live store', () => {
  it('refuses DEMO_DATA=true and an address without https', () => {
    const read = (more: Record<string, string>) =>
      readEnv({ ...secrets, ...liveSettings, ...more });
    expect(read({}).withDemoData).toBe(false);
    expect(() => read({ DEMO_DATA: 'true' })).toThrow(/DEMO_DATA=true creates demo accounts/);
    expect(() => read({ SITE_URL: 'http://shop.example.in' })).toThrow(/SITE_URL must be/);
    expect(() => read({ SITE_URL: '' })).toThrow(/SITE_URL must be/);
  });

  it('does not start on the data of a demo, and says what stands there and what to do', async () => {
    const program = await apiProgram({
      ...secrets,
      ...liveSettings,
      DATA_DIR: store.context.env.dataDir,
      DATABASE_URL: databaseUrl(store),
    });
    const refusal = await program.start().catch((error: Error) => error.message);
    await program.kill();
    expect(refusal).toMatch(/the account owner@example\.in[^]*gift voucher that ends in 2026/);
    expect(refusal).toMatch(/the demo products and pages[^]*db:remove-demo/);
  }, 130_000);

  it('cannot load the demo, nor can anybody sign up as one of its people', async () => {
    const live = await openTestStore(liveSettings);
    try {
      await removeDemo(live.context, undefined);
      const { customerId, token } = await makeCustomer(live);
      await live.context.db
        .update(customers)
        .set({ isStaff: true, isSuperuser: true })
        .where(eq(customers.id, customerId));
      const day = await live.call('GET', '/staff/first-day/', { token });
      expect(day.body['data']).toMatchObject({ has_demo: false, can_load_demo: false });
      const loaded = await live.call('POST', '/staff/demo-data/', { token });
      expect([loaded.status, loaded.body['message']]).toEqual([
        409,
        'Demo data is only for shops in demo mode',
      ]);
      const person = {
        email: 'asha@example.in',
        first_name: 'Asha',
        last_name: 'Trivedi',
        mobile_no: '+919812345678',
        password: 'Neem#2026x',
      };
      await expect(signUp(live.context, person)).rejects.toThrow(/your own email address/);
      expect(await findDemo(live.context)).toEqual([]);
    } finally {
      await live.close();
    }
  });

  it('starts once the demo is taken out, unless staff still use its password', async () => {
    const { customerId } = await makeCustomer(store);
    await removeDemo(store.context, undefined);
    await expect(refuseDemo(store.context)).resolves.toBeUndefined();
    await store.context.db
      .update(customers)
      .set({ isStaff: true, passwordHash: await hashPassword(demoPassword) })
      .where(eq(customers.id, customerId));
    await expect(refuseDemo(store.context)).rejects.toThrow(/password on the staff account/);
  });
});
