import { eq } from 'drizzle-orm';
import { addresses } from '../db/schema/address.ts';
import { orders } from '../db/schema/order.ts';
import { cities, states } from '../db/schema/place.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* The PIN code decides state, zone, delivery fee, days and place of supply. */

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
});
afterAll(() => store.close());

async function findLocation(name: string) {
  const [location] = await store.context.db
    .select({ city: cities.id, state: states.id, country: states.countryId })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.name, name))
    .limit(1);
  if (!location) throw new Error(`${name} is not known`);
  return location;
}

async function add(token: string, city: string, postal_code: string, more: object = {}) {
  const body = {
    full_name: 'Nisha Rao',
    mobile: '9000000041',
    address_line_1: '12 Lotus Court',
    address_line_2: 'Hill Road',
    postal_code,
    ...(await findLocation(city)),
    ...more,
  };
  return store.call('POST', '/user/address/', { token, body });
}

describe('T90: an address', () => {
  it.each([
    ['Ahmedabad', '400001', 'Maharashtra'],
    ['Mumbai', '380009', 'Gujarat'],
    ['Surat', '302001', 'Rajasthan'],
  ])('in %s is refused with PIN code %s, which is in %s', async (city, pin, state) => {
    const { status, body } = await add((await makeCustomer(store)).token, city, pin);
    expect([status, body['errors']]).toEqual([
      400,
      {
        postal_code: [`PIN code ${pin} is in ${state}. Select ${state} or correct the PIN code.`],
      },
    ]);
  });

  it.each(['999999', '111111', '290001', '880001'])(
    'is refused with PIN code %s, which does not exist',
    async (pin) => {
      const { status, body } = await add((await makeCustomer(store)).token, 'Ahmedabad', pin);
      expect(status).toBe(400);
      expect(body['errors']).toEqual({ postal_code: [expect.any(String)] });
      expect((await store.call('GET', `/pin-codes/${pin}/`)).status).toBe(404);
    },
  );

  it('is accepted in every state with a PIN code that no single state has', async () => {
    const { token } = await makeCustomer(store);
    expect((await add(token, 'Ahmedabad', '902001')).status).toBe(201);
  });

  it('with another city than its PIN code is asked about once, if the client asks for that', async () => {
    const { token } = await makeCustomer(store);
    const refused = await add(token, 'Surat', '380009', { is_city_confirmed: false });
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      { city: ['PIN code 380009 is in Ahmedabad. Save again to keep Surat.'] },
    ]);
    expect((await add(token, 'Surat', '380009', { is_city_confirmed: true })).status).toBe(201);
    expect((await add(token, 'Surat', '380009')).status).toBe(201);
    expect((await add(token, 'Ahmedabad', '380009', { is_city_confirmed: false })).status).toBe(
      201,
    );
  });

  it('is compared again where its place is changed, and not where only the name is', async () => {
    const { token } = await makeCustomer(store);
    const { body } = await add(token, 'Ahmedabad', '380009');
    const { id } = body['data'] as { id: number };
    const change = (input: object) =>
      store.call('PATCH', `/user/address/${id}/`, { token, body: input });
    expect((await change({ postal_code: '400001' })).body['errors']).toHaveProperty('postal_code');
    expect((await change(await findLocation('Mumbai'))).body['errors']).toHaveProperty(
      'postal_code',
    );
    const makeDefault = await store.call('PATCH', `/user/address/?contact_id=${id}`, {
      token,
      body: { postal_code: '400001' },
    });
    expect(makeDefault.status).toBe(400);
    await store.context.db
      .update(addresses)
      .set({ postalCode: '400001' })
      .where(eq(addresses.id, id));
    expect((await change({ full_name: 'Nisha R. Rao' })).status).toBe(200);
  });
});

describe('T90: the delivery of an order', () => {
  async function buyerAt(postalCode: string, city = 'Ahmedabad') {
    const buyer = await fixture.buyer((await makeProduct(store)).id, { city });
    await store.context.db
      .update(addresses)
      .set({ postalCode })
      .where(eq(addresses.id, Number(buyer.payload['address1'])));
    const { body } = await store.call(
      'GET',
      `/order-quote/?address1=${buyer.payload['address1']}`,
      {
        token: buyer.token,
      },
    );
    return { buyer, quote: body['data'] as Record<string, unknown> };
  }

  it('has the fee and the days of the PIN code, whatever city is written in the address', async () => {
    // Surat and Bhuj: a zone with a city, and one without.
    for (const pin of ['395003', '370001']) {
      const { buyer, quote } = await buyerAt(pin);
      expect(quote).toMatchObject({ shipping_amt: 100, fewest_days: 5, most_days: 6 });
      const free = await fixture.place(buyer, { ...buyer.payload, amount: 300, udf2: 0 });
      expect(free.status).toBe(409);
    }
    const { quote } = await buyerAt('380009');
    expect(quote).toMatchObject({ shipping_amt: 0, most_days: 2, delivery_city: 'Ahmedabad' });
  });

  it('is refused to an address of old whose state is not its PIN code’s', async () => {
    const { buyer, quote } = await buyerAt('400001');
    expect(quote['obstacle']).toBe(
      'PIN code 400001 is in Maharashtra, not in the state of this address',
    );
    const { status } = await fixture.place(buyer, { ...buyer.payload, amount: 400, udf2: 100 });
    expect(status).toBe(409);
  });

  it('is taxed where the PIN code is', async () => {
    const { buyer } = await buyerAt('411004', 'Pune');
    const { body } = await fixture.place(buyer, buyer.payload);
    const [row] = await store.context.db
      .select({ address: orders.shippingAddress })
      .from(orders)
      .where(eq(orders.id, parseOrderId(String(body['order_id'])) ?? 0));
    expect(row?.address.stateGstCode).toBe('27');
  });
});
