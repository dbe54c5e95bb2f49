import { eq } from 'drizzle-orm';
import { staffAreas, type StaffPermission } from '../../contract/staff-area.ts';
import { customers } from '../db/schema/customer.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { callsFor, dissenters, type GuardedCall } from '../testing/refusals.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* Every staff call, made by callers without permission. */

let store: TestStore;
let calls: GuardedCall[];
beforeAll(async () => {
  store = await openTestStore();
  calls = await callsFor(store, 'staff');
});
afterAll(() => store.close());

const behind = (...permissions: (StaffPermission | undefined)[]) =>
  calls.filter(({ area }) => permissions.includes(area));

describe('every call of the back office', () => {
  it('is refused to guests and to customers', async () => {
    const { token } = await makeCustomer(store);
    expect(await dissenters(store, calls, 401, {})).toEqual([]);
    expect(await dissenters(store, calls, 403, { token })).toEqual([]);
  });

  it.each([...staffAreas])(
    'is refused to staff of %s alone, where it is not theirs',
    async (area) => {
      const { token } = await staffFixture(store, [area]);
      const theirs = [area, 'any', ...(area === 'orders' ? ['packing'] : [])];
      const others = calls.filter((call) => !theirs.includes(call.area ?? ''));
      expect(await dissenters(store, others, 403, { token })).toEqual([]);
    },
  );

  it('keeps what is for owners, or for the vaidya, from staff of all areas', async () => {
    const { token } = await staffFixture(store);
    expect(await dissenters(store, behind('superuser', 'vaidya'), 403, { token })).toEqual([]);
  });

  it('is refused from the moment on at which somebody stops being staff', async () => {
    const { token, customerId } = await staffFixture(store);
    expect((await store.call('GET', '/staff/me/', { token })).status).toBe(200);
    await store.context.db
      .update(customers)
      .set({ isStaff: false })
      .where(eq(customers.id, customerId));
    expect(await dissenters(store, calls, 403, { token })).toEqual([]);
  });
});
