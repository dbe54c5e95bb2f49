import { eq } from 'drizzle-orm';
import { getStaffMe } from '../../contract/staff-me.ts';
import { customers } from '../db/schema/customer.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const me = (token?: string) => store.call('GET', '/staff/me/', { ...(token && { token }) });

describe('who works here', () => {
  it('refuses a caller who is not logged in, and a customer', async () => {
    const { token } = await makeCustomer(store);
    expect((await me()).status).toBe(401);
    expect((await me(token)).status).toBe(403);
  });

  it('is told the areas, and loses them at once', async () => {
    const { token, customerId } = await staffFixture(store, ['orders', 'vaidya']);
    const { body } = await me(token);
    const { data } = await getStaffMe.answer.validate(body, { strict: true });
    expect(data).toMatchObject({
      id: customerId,
      areas: ['orders', 'vaidya'],
      is_superuser: false,
    });
    await store.context.db
      .update(customers)
      .set({ isStaff: false })
      .where(eq(customers.id, customerId));
    expect((await me(token)).status).toBe(403);
  });
});
