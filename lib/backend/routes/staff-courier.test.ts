import { eq } from 'drizzle-orm';
import { listCouriers } from '../../contract/staff-courier.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let owner: Awaited<ReturnType<typeof staffFixture>>;
let packer: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  owner = await staffFixture(store, ['settings', 'orders']);
  packer = await staffFixture(store, ['orders']);
});
afterAll(() => store.close());

const path = '/staff/couriers/';
const put = (body: Record<string, unknown>, { token } = owner) =>
  store.call('POST', path, { token, body });
const list = async ({ token } = packer) => {
  const { body } = await store.call('GET', path, { token });
  return (await listCouriers.answer.validate(body, { strict: true })).data;
};

describe('couriers that are booked by hand', () => {
  it('lead to their tracking page from the order of the customer', async () => {
    const template = 'https://track.example.in/?awb={number}';
    expect((await put({ name: 'Blue Kite', tracking_template: template })).status).toBe(200);
    const fixture = orderFixture(store);
    const { who, orderId } = await fixture.ordered();
    await packer.bring(orderId, 'Packed');
    await packer.step(orderId, 'Shipped', { courier: 'Blue Kite', tracking_number: 'BK/1 2' });
    const [parcel] = (await fixture.detail(who, orderId)).shipments ?? [];
    expect(parcel?.tracking_url).toBe('https://track.example.in/?awb=BK%2F12');
    const mails = await store.context.db
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, who.email));
    expect(mails.some(({ text }) => text.includes(String(parcel?.tracking_url)))).toBe(true);
  });

  it('are known by their name, and go without taking anything from their parcels', async () => {
    await put({ name: 'Red Lorry', tracking_template: '' });
    await put({ name: 'Red Lorry', tracking_template: 'https://red.example.in/{number}' });
    const red = (await list()).filter(({ name }) => name === 'Red Lorry');
    expect(red).toMatchObject([{ tracking_template: 'https://red.example.in/{number}' }]);
    const one = `${path}${red[0]?.id}/`;
    expect((await store.call('DELETE', one, { token: owner.token })).status).toBe(200);
    expect((await store.call('DELETE', one, { token: owner.token })).status).toBe(404);
    expect((await list()).some(({ name }) => name === 'Red Lorry')).toBe(false);
  });

  it('take only addresses that a browser may open', async () => {
    for (const tracking_template of [
      'javascript:alert({number})',
      'http://track.example.in/{number}',
      'https://track.example.in/',
    ]) {
      const answer = await put({ name: 'Bad', tracking_template });
      expect([answer.status, answer.body['message']]).toEqual([
        400,
        'Enter a URL that starts with https:// and contains {number}',
      ]);
    }
  });

  it('are changed by who may change settings alone', async () => {
    expect((await put({ name: 'Blue Kite' }, packer)).status).toBe(403);
    expect((await store.call('DELETE', `${path}1/`, { token: packer.token })).status).toBe(403);
    expect((await store.call('GET', path, {})).status).toBe(401);
  });
});
