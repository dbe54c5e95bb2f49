import { eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-customer.ts';
import { customerNotes, customers } from '../db/schema/customer.ts';
import { auditEntries } from '../db/schema/running.ts';
import { makeAddress, makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['customers']));
});
afterAll(() => store.close());

const path = '/staff/customers/';
const call = (method: string, at: string, body?: unknown) =>
  store.call(method, at, { token, ...(body !== undefined && { body }) });

const named = async (firstName: string, lastName: string): Promise<Shopper> => {
  const shopper = await makeCustomer(store);
  await store.context.db
    .update(customers)
    .set({ firstName, lastName })
    .where(eq(customers.id, shopper.customerId));
  return shopper;
};

const found = async (query: string, by = token) => {
  const { body } = await store.call('GET', `${path}?${query}`, { token: by });
  const { data } = await calls.listStaffCustomers.answer.validate(body, { strict: true });
  return data;
};

const read = async (id: number) => {
  const { body } = await call('GET', `${path}${id}/`);
  return (await calls.getStaffCustomer.answer.validate(body, { strict: true })).data;
};

const auditLogOf = async (id: number) => {
  const rows = await store.context.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `customer:${id}`));
  return rows.map(({ action, after }) => ({ action, after }));
};

describe('the list of customers', () => {
  it('finds somebody by parts of the name, by mobile however it is typed, and by email', async () => {
    const { customerId, email, mobile } = await named('Ottoline', 'Quillfeather');
    const ten = mobile.slice(3);
    for (const search of [
      'quillf otto',
      email.slice(0, 15),
      mobile,
      `${ten.slice(0, 5)} ${ten.slice(5)}`,
    ]) {
      const rows = await found(`search=${encodeURIComponent(search)}`);
      expect(rows.map(({ id }) => id)).toEqual([customerId]);
    }
  });

  it('sorts by last name, both ways', async () => {
    await named('Zarathustra', 'Aaab');
    await named('Zarathustra', 'Aaaa');
    const names = async (sort: string) =>
      (await found(`search=zarathustra&sort=${sort}`)).map((row) => row.last_name);
    expect(await names('name')).toEqual(['Aaaa', 'Aaab']);
    expect(await names('-name')).toEqual(['Aaab', 'Aaaa']);
  });

  it('shows who works in the shop to owners alone', async () => {
    const owner = await makeCustomer(store);
    await store.context.db
      .update(customers)
      .set({ isSuperuser: true, isStaff: true })
      .where(eq(customers.id, owner.customerId));
    const colleague = await named('Colla', 'Borator');
    await store.context.db
      .update(customers)
      .set({ isStaff: true })
      .where(eq(customers.id, colleague.customerId));
    expect(await found('search=borator')).toEqual([]);
    expect((await call('GET', `${path}${colleague.customerId}/`)).status).toBe(404);
    expect(await found('search=borator', owner.token)).toMatchObject([{ is_staff: true }]);
  });
});

describe('a customer', () => {
  it('is shown with orders, addresses and figures, and nothing of passwords or what lies in the cart', async () => {
    const fixture = orderFixture(store);
    const product = await makeProduct(store, { name: 'A very private product' });
    const buyer = await fixture.buyer(product.id);
    await fixture.place(buyer, buyer.payload);
    await fixture.fill(buyer, product.id, 3);
    const customer = await read(buyer.customerId);
    expect(customer).toMatchObject({
      email: buyer.email,
      order_count: 1,
      cart_pieces: 3,
      session_count: 1,
      orders: [{ status: 'Pending', total: 400, has_open_return: false }],
      addresses: [{ city_obj: { name: 'Mumbai' } }],
    });
    expect(JSON.stringify(customer)).not.toMatch(/password|token|otp|private product/i);
  });

  it('gets a name corrected; the trail says what, not how somebody was called', async () => {
    const { customerId } = await named('Mispelt', 'Person');
    await call('PATCH', `${path}${customerId}/`, { first_name: 'Misspelt', last_name: 'Person' });
    expect(await read(customerId)).toMatchObject({ first_name: 'Misspelt', last_name: 'Person' });
    expect(await auditLogOf(customerId)).toEqual([
      { action: 'customer.correct', after: { changed: ['firstName'] } },
    ]);
    const { body } = await call('PATCH', `${path}${customerId}/`, {
      first_name: '',
      last_name: 'X',
    });
    expect(body['errors']).toHaveProperty('first_name');
  });

  it('has notes of colleagues that no call of a customer shows', async () => {
    const { customerId, token: own } = await makeCustomer(store);
    await call('POST', `${path}${customerId}/notes/`, { text: 'Prefers to be called at noon' });
    expect((await read(customerId)).notes).toMatchObject([
      { text: 'Prefers to be called at noon', by: 'Test Shopper' },
    ]);
    const data = await store.call('GET', '/profile/data/', { token: own });
    expect(JSON.stringify(data.body)).not.toContain('noon');
  });

  it('is logged out everywhere when staff say so', async () => {
    const { customerId, token: own } = await makeCustomer(store);
    await call('POST', `${path}${customerId}/end-sessions/`);
    expect((await store.call('GET', '/cart/', { token: own })).status).toBe(401);
    expect(await auditLogOf(customerId)).toEqual([
      { action: 'customer.end_sessions', after: { ended: 1 } },
    ]);
  });

  it('is forgotten when the account is closed, with the notes, and cannot be worked on any more', async () => {
    const { customerId, email } = await named('Gone', 'Tomorrow');
    await makeAddress(store, customerId);
    await call('POST', `${path}${customerId}/notes/`, { text: 'A note' });
    expect((await call('POST', `${path}${customerId}/close/`, {})).status).toBe(400);
    const { status } = await call('POST', `${path}${customerId}/close/`, { reason: 'By letter' });
    expect(status).toBe(200);
    const customer = await read(customerId);
    expect(customer).toMatchObject({ first_name: 'Former', addresses: [], notes: [] });
    expect(customer.closed_at).not.toBeNull();
    expect(JSON.stringify([customer, await auditLogOf(customerId)])).not.toMatch(
      new RegExp(`${email}|Tomorrow`),
    );
    expect((await call('POST', `${path}${customerId}/end-sessions/`)).status).toBe(409);
  });

  it('refuses to close the account of an owner of the shop', async () => {
    const owner = await makeCustomer(store);
    const other = await makeCustomer(store);
    for (const { customerId } of [owner, other]) {
      await store.context.db
        .update(customers)
        .set({ isSuperuser: true, isStaff: true })
        .where(eq(customers.id, customerId));
    }
    const { status } = await store.call('POST', `${path}${other.customerId}/close/`, {
      token: owner.token,
      body: { reason: 'A coup' },
    });
    expect(status).toBe(409);
  });

  it('refuses staff of other areas, and a caller who is not logged in', async () => {
    const { customerId, token: own } = await makeCustomer(store);
    const other = await staffFixture(store, ['orders']);
    for (const by of [other.token, own]) {
      const { status } = await store.call('GET', `${path}${customerId}/`, { token: by });
      expect(status).toBe(403);
    }
    const { status } = await store.call('POST', `${path}${customerId}/notes/`, {
      body: { text: 'x' },
    });
    expect(status).toBe(401);
    expect(
      await store.context.db.$count(customerNotes, eq(customerNotes.staffId, other.customerId)),
    ).toBe(0);
  });
});
