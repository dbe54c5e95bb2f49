import * as calls from '../../contract/place.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const find = (pinCode: string) => store.call('GET', `/pin-codes/${pinCode}/`);

async function placeOf(pinCode: string) {
  const { status, body } = await find(pinCode);
  expect(status).toBe(200);
  const { data } = await calls.findPinCode.answer.validate(body, { strict: true });
  expect(data.pin_code).toBe(pinCode);
  return [data.state_obj?.name ?? null, data.city_obj?.name ?? null];
}

describe('a PIN code', () => {
  it.each([
    ['380009', 'Gujarat', 'Ahmedabad'],
    ['411004', 'Maharashtra', 'Pune'],
    ['110001', 'Delhi', 'New Delhi'],
    ['605001', 'Puducherry', 'Puducherry'],
  ])('%s lies in %s, %s', async (pinCode, state, city) => {
    expect(await placeOf(pinCode)).toEqual([state, city]);
  });

  it('counts by the longest beginning that is known', async () => {
    expect(await placeOf('382010')).toEqual(['Gujarat', 'Gandhinagar']);
    expect(await placeOf('382715')).toEqual(['Gujarat', null]);
  });

  it('says nothing of what it alone does not tell', async () => {
    expect(await placeOf('160059')).toEqual(['Punjab', null]);
    expect(await placeOf('900001')).toEqual([null, null]);
  });

  it.each([
    ['380009', { fewest_days: 2, most_days: 2, takes_cash_on_delivery: true, shipping_fee: 0 }],
    ['411004', { fewest_days: 5, most_days: 6, takes_cash_on_delivery: true, shipping_fee: 100 }],
  ])('%s says how a parcel gets there', async (pinCode, delivery) => {
    const { body } = await find(pinCode);
    expect((await calls.findPinCode.answer.validate(body)).data.delivery).toEqual(delivery);
  });

  it.each(['000000', '012345', '38000', '3800091', 'abcdef', '380%20009', "38000'"])(
    'is none: %s',
    async (pinCode) => {
      expect((await find(pinCode)).status).toBe(404);
    },
  );

  it('has a city that is one of the state’s', async () => {
    const { body } = await find('560011');
    const { data } = await calls.findPinCode.answer.validate(body);
    const cities = await store.call('GET', `/cities/${data.state_obj?.id}`);
    expect(cities.body['data']).toContainEqual(data.city_obj);
  });
});
