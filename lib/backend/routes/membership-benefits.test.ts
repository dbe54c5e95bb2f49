import { demoBenefits, noBenefits } from '../../contract/elite-benefits.ts';
import { memberships } from '../db/schema/membership.ts';
import { makeProduct } from '../testing/make-product.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* Benefits of members follow the owner's settings: fee, arrival, page and welcome. */

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  ({ token } = await staffFixture(store, ['settings']));
});
afterEach(async () => {
  expect((await set(demoBenefits)).status).toBe(200);
});
afterAll(() => store.close());

const set = (benefits: object) => changeShopSettings(store, token, { elite_benefits: benefits });

const shop = async () =>
  (await store.call('GET', '/shop-profile/')).body['data'] as {
    closed_pages: string[];
    elite_benefits: unknown;
    elite_name: string;
  };

async function memberIn(city: string) {
  const product = await makeProduct(store);
  const who = await fixture.buyer(product.id, { city });
  const at = store.context.now();
  await store.context.db.insert(memberships).values({
    customerId: who.customerId,
    startsAt: at,
    endsAt: new Date(at.getTime() + 30 * 24 * 60 * 60 * 1000),
    createdAt: at,
  });
  return who;
}

async function order(who: Awaited<ReturnType<typeof memberIn>>, fee: number) {
  const placed = await fixture.place(who, { ...who.payload, amount: 300 + fee, udf2: fee });
  expect(placed.status).toBe(201);
  return fixture.detail(who, placed.body['order_id']);
}

describe('what members of a shop get', () => {
  it('is the usual fee and the usual days where nothing is promised, and no page offers it', async () => {
    await set(noBenefits);
    const profile = await shop();
    expect(profile.elite_benefits).toEqual(noBenefits);
    expect(profile.closed_pages).toContain('/subscription-plans');
    const promised = await order(await memberIn('Mumbai'), 100);
    expect(promised.shipping_amt).toBe(100);
    await set(demoBenefits);
    expect((await shop()).closed_pages).not.toContain('/subscription-plans');
    const express = await order(await memberIn('Mumbai'), 0);
    expect(String(express.delivery_date) < String(promised.delivery_date)).toBe(true);
  });

  it('is the fee and the express places of the owner', async () => {
    await set({
      ...noBenefits,
      delivery_fee: 20,
      express_places: ['pune', '560'],
      express_days: 1,
    });
    expect((await shop()).elite_benefits).toMatchObject({ express_places: ['Pune', '560'] });
    const near = await order(await memberIn('Pune'), 20);
    const far = await order(await memberIn('Mumbai'), 20);
    expect(near.shipping_amt).toBe(20);
    expect(String(near.delivery_date) < String(far.delivery_date)).toBe(true);
  });

  it('names a city that India does not have, and a PIN code that cannot be', async () => {
    const unknown = await set({ ...noBenefits, express_places: ['Gotham'] });
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.body)).toContain('“Gotham” isn’t an Indian city');
    const wrong = await set({ ...noBenefits, express_places: ['0411'] });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('“0411” isn’t a city or');
  });

  it('is what the welcome says', async () => {
    const own = [{ name: 'Birthday box', guest: '', member: 'One a year' }];
    await set({ ...noBenefits, early_access: true, free_consultation: true, own });
    const members = memberFixture(store);
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    await members.buy(who);
    await changeShopSettings(store, token, { consultation_fee: 300 });
    const payer = await fixture.buyer(product.id);
    await members.buy(payer);
    const [mail] = await members.messages(who, 'membership_begun');
    expect(mail?.text).toContain('Thank you for joining! Your benefits start now.');
    expect(mail?.text).toContain('Sales and new harvests: Early access\nBirthday box: One a year');
    expect(mail?.text).not.toContain('vaidya');
    const [paid] = await members.messages(payer, 'membership_begun');
    expect(paid?.text).toContain('Consultation with our vaidya: Free');
    await changeShopSettings(store, token, { consultation_fee: 0 });
  });

  it('has a name that follows the name of the shop until it has its own', async () => {
    expect((await changeShopSettings(store, token, { name: 'Vana' })).status).toBe(200);
    expect((await shop()).elite_name).toBe('Vana Elite');
    await changeShopSettings(store, token, { elite_name: 'Vana Circle' });
    await changeShopSettings(store, token, { name: 'SOSE' });
    expect((await shop()).elite_name).toBe('Vana Circle');
    await changeShopSettings(store, token, { elite_name: '' });
    expect((await shop()).elite_name).toBe('SOSE Elite');
  });
});
