import { getStaffOrder, type StaffOrder } from '../../contract/staff-order-detail.ts';
import { orderFixture } from './order-fixture.ts';
import { staffFixture } from './staff-fixture.ts';
import type { TestStore } from './test-store.ts';

/** Helpers for tests of parcels that are booked at couriers. */
export async function bookingFixture(store: TestStore) {
  const fixture = orderFixture(store);
  const staff = await staffFixture(store, ['orders']);
  const call = (method: 'GET' | 'POST', orderId: string, what: string, body?: object) =>
    store.call(method, `/staff/orders/${orderId}/parcels/1/${what}`, {
      token: staff.token,
      ...(body && { body }),
    });
  return {
    ...fixture,
    staff,
    /** A packed cash order of two pieces. */
    packed: async () => {
      const made = await fixture.ordered();
      await staff.bring(made.orderId, 'Packed');
      return made;
    },
    rates: (orderId: string, weight = 750) => call('GET', orderId, `rates/?weight=${weight}`),
    book: (orderId: string, provider: string, service: string) =>
      call('POST', orderId, 'book/', { provider, service, weight: 750 }),
    pickup: (orderId: string) => call('POST', orderId, 'pickup/'),
    read: async (orderId: string): Promise<StaffOrder> => {
      const { body } = await store.call('GET', `/staff/orders/${orderId}/`, {
        token: staff.token,
      });
      return (await getStaffOrder.answer.validate(body, { strict: true })).data;
    },
    /** A message of a courier. */
    hear: (path: string, body: string, headers: Record<string, string>) =>
      store.app.request(`/parcels/webhook/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
  };
}
