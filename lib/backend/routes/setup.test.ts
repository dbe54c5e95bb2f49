import { eq, sql } from 'drizzle-orm';
import { getSetup, type SetupState } from '../../contract/staff-settings.ts';
import { customers } from '../db/schema/customer.ts';
import { settings } from '../db/schema/running.ts';
import { setupSetting } from '../services/setup/read-setup.ts';
import { makeOwnerCode } from '../services/setup/open-owner.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const person = {
  first_name: 'Leela',
  last_name: 'Rao',
  email: 'leela@shop.example.in',
  mobile_no: '9812345670',
  password: 'Neem#2026x',
};
const count = async (what: string) => {
  const { rows } = await store.context.db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${what}`),
  );
  return rows[0]?.n;
};
const openWith = (code: string, more = {}) =>
  store.call('POST', '/first-day/owner/', { body: { ...person, ...more, code } });

async function ownerOfOurOwn(): Promise<string> {
  const made = await makeCustomer(store);
  await store.context.db
    .update(customers)
    .set({ isStaff: true, isSuperuser: true })
    .where(eq(customers.id, made.customerId));
  return made.token;
}

async function readSetupState(token: string): Promise<SetupState> {
  const { body } = await store.call('GET', '/staff/first-day/', { token });
  return (await getSetup.answer.validate(body, { strict: true })).data;
}

describe('the account of the owner', () => {
  it('is not opened by anybody in a store that has one, nor is a code made', async () => {
    expect(await makeOwnerCode(store.context)).toBeUndefined();
    expect((await openWith('0'.repeat(32))).status).toBe(409);
  });

  it('is opened once, by the code that was printed last', async () => {
    const without = await openTestStore();
    try {
      await without.context.db.update(customers).set({ isSuperuser: false });
      const old = await makeOwnerCode(without.context);
      const code = await makeOwnerCode(without.context);
      const call = (sent: unknown, email: string, mobile_no: string) =>
        without.call('POST', '/first-day/owner/', {
          body: { ...person, code: sent, email, mobile_no },
        });
      const wrong = await call(old, person.email, person.mobile_no);
      expect([wrong.status, Object.keys(wrong.body['errors'] as object)]).toEqual([400, ['code']]);
      const answers = await Promise.all(
        [1, 2, 3, 4].map((n) => call(code, `leela${n}@shop.example.in`, `981234567${n}`)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
      const owners = await without.context.db
        .select()
        .from(customers)
        .where(eq(customers.isSuperuser, true));
      expect(owners).toHaveLength(1);
    } finally {
      await without.close();
    }
  });
});

describe('the demo', () => {
  it('stays while nobody else could go on, and while it is not asked for by an owner', async () => {
    const login = await store.call('POST', '/user/signin/', {
      body: { email: 'owner@example.in', password: 'Demo@2026' },
    });
    const { token } = login.body['data'] as { token: string };
    const answer = await store.call('DELETE', '/staff/demo-data/', { token });
    expect(answer.status).toBe(409);
    expect(String(answer.body['message'])).toContain('your own account an owner');
    expect(await count('products')).toBeGreaterThan(100);
  });

  it('stays once a customer of the shop’s own has ordered', async () => {
    const other = await openTestStore();
    try {
      const fixture = orderFixture(other);
      const buyer = await fixture.buyer(1, { quantity: 2 });
      const { body } = await other.call('GET', '/cart/', { token: buyer.token });
      const { final_total } = body['cart_totals'] as { final_total: number };
      await fixture.place(buyer, { ...buyer.payload, amount: final_total + 100 });
      const owner = await makeCustomer(other);
      await other.context.db
        .update(customers)
        .set({ isStaff: true, isSuperuser: true })
        .where(eq(customers.id, owner.customerId));
      const answer = await other.call('DELETE', '/staff/demo-data/', { token: owner.token });
      expect([answer.status, answer.body['message']]).toEqual([
        409,
        'Your customers have placed orders, so the demo can’t be removed any more',
      ]);
    } finally {
      await other.close();
    }
  });

  it('goes with all that hangs on it, and comes again', async () => {
    const token = await ownerOfOurOwn();
    const before = await count('products');
    expect(await readSetupState(token)).toMatchObject({ has_demo: true, can_load_demo: false });
    expect((await store.call('POST', '/staff/demo-data/', { token })).status).toBe(409);

    const removed = await store.call('DELETE', '/staff/demo-data/', { token });
    expect(removed.status).toBe(200);
    for (const table of ['products', 'categories', 'brands', 'orders', 'posts', 'banners'])
      expect({ table, rows: await count(table) }).toEqual({ table, rows: 0 });
    expect(await count(`customers where deactivated_at is null and not is_superuser`)).toBe(0);
    expect(await count('text_pages')).toBeGreaterThan(3);
    expect(await readSetupState(token)).toMatchObject({ has_demo: false, can_load_demo: true });
    expect((await store.call('GET', '/web/products/list/')).status).toBe(200);
    expect((await store.call('DELETE', '/staff/demo-data/', { token })).status).toBe(409);

    const loaded = await store.call('POST', '/staff/demo-data/', { token });
    expect(loaded.status).toBe(200);
    expect(await count('products')).toBe(before);
    const found = await store.call('GET', '/web/products/list/?prod_search=turmeric');
    expect((found.body['data'] as { total: number }).total).toBeGreaterThan(0);
    expect((await store.call('DELETE', '/staff/demo-data/', { token })).status).toBe(200);
    expect(await count('products')).toBe(0);
  }, 60_000);
});

describe('the first day', () => {
  it('knows what is done, and what somebody has ticked off', async () => {
    const token = await ownerOfOurOwn();
    const done = async () =>
      (await readSetupState(token)).steps.filter(({ is_done }) => is_done).map(({ name }) => name);
    expect(await done()).toEqual([]);
    const tick = () =>
      store.call('POST', '/staff/first-day/', { token, body: { step: 'delivery' } });
    await Promise.all([tick(), tick()]);
    expect(await done()).toEqual(['delivery']);
  });

  it('closes delivery once a fee or a zone is set, and payment once there is a gateway', async () => {
    const token = await ownerOfOurOwn();
    const { db } = store.context;
    const isDone = async (step: string) =>
      (await readSetupState(token)).steps.find(({ name }) => name === step)?.is_done;
    await db.delete(settings).where(eq(settings.name, setupSetting));
    expect(await isDone('delivery')).toBe(false);
    const who = {
      name: 'Vana',
      email: 'care@vana.example',
      phone: '+91 90000 11111',
      street: '1 Road',
      city: 'Kolhapur',
      postal_code: '416003',
      state: 'Maharashtra',
    };
    expect((await changeShopSettings(store, token, who)).status).toBe(200);
    expect(await isDone('delivery')).toBe(false);
    await changeShopSettings(store, token, { shipping_fee: 49 });
    expect(await isDone('delivery')).toBe(true);

    expect(await isDone('payment')).toBe(false);
    const keys = { key: 'MERCHANT01', salt: 'SALT01SALT01' };
    await store.call('POST', '/staff/provider-keys/easebuzz/', { token, body: keys });
    expect(await isDone('payment')).toBe(true);
  });
});
