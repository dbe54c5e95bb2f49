import { and, eq, isNull } from 'drizzle-orm';
import { cities, states } from '../db/schema/place.ts';
import { auditEntries } from '../db/schema/running.ts';
import { couponUses } from '../db/schema/voucher.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { editFixture } from '../testing/edit-fixture.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeAddress, makeCustomer } from '../testing/make-customer.ts';
import { makeGiftVoucher, voucherBalances } from '../testing/make-gift-voucher.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let edits: ReturnType<typeof editFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store, ['orders']);
  edits = editFixture(store, staff.token);
});
afterAll(() => store.close());

/** An order of two pieces at ₹300 to Mumbai, paid online: ₹700. */
async function paidOnline() {
  const product = await makeProduct(store);
  const open = await fixture.waiting(product.id, 2);
  await fixture.press(open.txnId, 'success');
  await fixture.send(open.paid);
  return { ...open, product };
}

describe('changing the address of an order, by its customer', () => {
  it('refuses guests, strangers and an address of somebody else', async () => {
    const { who, orderId } = await fixture.ordered();
    const stranger = await makeCustomer(store);
    const theirs = await makeAddress(store, stranger.customerId);
    const mine = await makeAddress(store, who.customerId, 'Pune');
    const path = `/orders/${orderId}/address/`;
    const ask = (token: string | undefined, address_id: number) =>
      store.call('POST', path, { ...(token && { token }), body: { address_id, amount: 700 } });
    expect((await ask(undefined, mine)).status).toBe(401);
    expect((await ask(stranger.token, theirs)).status).toBe(404);
    expect((await ask(who.token, theirs)).status).toBe(404);
    expect((await edits.rowOf(orderId)).version).toBe(1);
  });

  it('moves delivery, fee and expected day, and tells the customer', async () => {
    const { who, orderId } = await fixture.ordered();
    const near = await makeAddress(store, who.customerId, 'Ahmedabad');
    const shown = await edits.previewAddress(orderId, who.token, near);
    expect(shown).toMatchObject({
      before: { shipping_amt: 100, amount: 700 },
      after: { shipping_amt: 0, amount: 600 },
      difference: -100,
      to_refund: 0,
      is_cash: true,
    });
    const before = await edits.rowOf(orderId);
    const answer = await edits.changeAddress(orderId, who.token, {
      address_id: near,
      amount: shown?.after.amount,
    });
    expect(answer.status).toBe(200);
    const order = await edits.rowOf(orderId);
    expect(order).toMatchObject({ shipping: 0, payable: 60_000, version: 2 });
    expect(order.shippingAddress.city).toBe('Ahmedabad');
    expect(order.billingAddress.city).toBe('Ahmedabad');
    expect(String(order.expectedOn) < String(before.expectedOn)).toBe(true);
    expect(await fixture.mailsTo(who.email)).toContain(`Your order ${orderId} has been updated`);
  });

  it('is limited, because each change sends mail', async () => {
    const { who, orderId } = await fixture.ordered();
    const address_id = await makeAddress(store, who.customerId, 'Pune');
    const ask = () => edits.changeAddress(orderId, who.token, { address_id, amount: 700 });
    for (let times = 0; times < 20; times += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  it('stays in the state of the GSTIN that stands on the invoice', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const firm = { buyer_gstin: '27AAPFU0939F1ZV', buyer_company: 'Asha Foods' };
    const { body } = await fixture.place(who, { ...who.payload, ...firm });
    const orderId = String(body['order_id']);
    const to = async (city: string) => {
      const address_id = await makeAddress(store, who.customerId, city);
      return store.call('POST', `/orders/${orderId}/address/preview/`, {
        token: who.token,
        body: { address_id },
      });
    };
    expect((await to('Pune')).status).toBe(200);
    const elsewhere = await to('Surat');
    expect([elsewhere.status, elsewhere.body['message']]).toEqual([
      409,
      'This GSTIN is from Maharashtra, but the address is in Gujarat',
    ]);
  });

  it('makes the delivery fee of a paid order due, and takes it by the same button', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { quantity: 2, city: 'Ahmedabad' });
    const { body } = await fixture.link(who, fixture.orderInput(who));
    const [orderId, txnId] = [String(body['order_id']), String(body['txn_id'])];
    const amount = (await fixture.paymentOf(txnId))?.amount ?? 0;
    const paid = (txn_id: string, paise: number) =>
      fixture.send({
        txn_id,
        reference: `sbx_${txn_id.slice(-18)}`,
        amount: paise,
        currency: 'INR',
        subject: orderId,
        status: 'paid',
      });
    await fixture.press(txnId, 'success');
    await paid(txnId, amount);
    const far = await makeAddress(store, who.customerId, 'Mumbai');
    await edits.changeAddress(orderId, who.token, { address_id: far, amount: 700 });
    expect(await fixture.detail(who, orderId)).toMatchObject({
      is_paid: true,
      final_total: 700,
      balance_due: 100,
    });
    const packed = await staff.step(orderId, 'Packed');
    expect(packed).toMatchObject({
      status: 409,
      body: { message: `₹100 is still due for order ${orderId} after its change` },
    });

    const link = await store.call('POST', `/staff/orders/${orderId}/payment-link/`, {
      token: staff.token,
    });
    expect(link).toMatchObject({ status: 200, body: { data: { amount: 100 } } });
    const again = await fixture.renew(who.token, { order_id: orderId, amount: 100 });
    const second = String(again.body['txn_id']);
    await fixture.press(second, 'success');
    await paid(second, 10_000);
    expect(await fixture.detail(who, orderId)).toMatchObject({ is_paid: true, balance_due: 0 });
    expect((await staff.step(orderId, 'Packed')).status).toBe(200);
  });

  it('refuses with the new figures when others were shown, and when it is packed', async () => {
    const { who, orderId } = await fixture.ordered();
    const near = await makeAddress(store, who.customerId, 'Ahmedabad');
    const wrong = await edits.changeAddress(orderId, who.token, { address_id: near, amount: 700 });
    expect(wrong).toMatchObject({
      status: 409,
      body: { code: 'totals_changed', change: { after: { amount: 600 } } },
    });
    await staff.bring(orderId, 'Packed');
    const late = await edits.changeAddress(orderId, who.token, { address_id: near, amount: 600 });
    expect(late).toMatchObject({
      status: 409,
      body: { message: `Order ${orderId} is Packed and can’t be changed any more` },
    });
  });
});

describe('changing an order, by staff', () => {
  it('refuses customers and staff of another area', async () => {
    const { who, orderId } = await fixture.ordered();
    const others = await staffFixture(store, ['catalogue']);
    for (const token of [who.token, others.token]) {
      expect((await edits.edit(orderId, { version: 1, amount: 700 }, token)).status).toBe(403);
      expect((await edits.preview(orderId, { version: 1 }, token)).status).toBe(403);
    }
  });

  it('asks for a reason, for each item once, and for one item at least', async () => {
    const { product, orderId } = await fixture.ordered();
    const row = { product_id: product.id, quantity: 1 };
    const answers = [
      await edits.edit(orderId, { version: 1, amount: 700, reason: ' ' }),
      await edits.preview(orderId, { version: 1, lines: [row, row] }),
      await edits.preview(orderId, { version: 1, lines: [{ ...row, product_id: 999_999_999 }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    const none = await edits.preview(orderId, { version: 1, lines: [{ ...row, quantity: 0 }] });
    expect(none).toMatchObject({
      status: 409,
      body: { message: 'An order needs at least one item. Cancel the order instead.' },
    });
  });

  it('lets one of two people change it and tells the other who was first', async () => {
    const { product, orderId } = await fixture.ordered();
    const change = (quantity: number) =>
      edits.edit(orderId, {
        version: 1,
        amount: 300 * quantity + 100,
        lines: [{ product_id: product.id, quantity }],
      });
    const answers = await Promise.all([change(3), change(4)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version_conflict',
      message: 'You, in another window, changed this after you opened it. Nothing was saved.',
    });
    expect((await edits.rowOf(orderId)).version).toBe(2);
  });

  it('keeps agreed prices, sells added items at today’s, and takes their stock', async () => {
    const { product, orderId, id, who } = await fixture.ordered();
    const more = await makeProduct(store, { price: 12_300, gstRate: 1200 });
    const { shown, answer } = await edits.editAsShown(orderId, {
      lines: [
        { product_id: product.id, quantity: 1 },
        { product_id: more.id, quantity: 3 },
      ],
    });
    expect(answer.status).toBe(200);
    expect(shown).toMatchObject({ before: { amount: 700 }, after: { amount: 769 } });
    expect(await fixture.stockOf(product.id)).toMatchObject({ stock: 99 });
    expect(await fixture.stockOf(more.id)).toMatchObject({ stock: 97 });
    expect((await fixture.detail(who, orderId)).product_info).toMatchObject([
      { product_id: product.id, quantity: 1 },
      { product_id: more.id, quantity: 3 },
    ]);
    const written = await store.context.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'order.change'), eq(auditEntries.subject, `order:${id}`)));
    expect(written).toMatchObject([{ after: { reason: 'The customer called', payable: 76_900 } }]);
  });

  it('takes nothing when an added item is sold out', async () => {
    const { product, orderId } = await fixture.ordered();
    const last = await makeProduct(store, { stock: 1 });
    const answer = await edits.preview(orderId, {
      version: 1,
      lines: [
        { product_id: product.id, quantity: 5 },
        { product_id: last.id, quantity: 2 },
      ],
    });
    expect(answer.status).toBe(409);
    expect(await fixture.stockOf(product.id)).toMatchObject({ stock: 98 });
  });

  it('gives the price of removed pieces back to where it was paid from', async () => {
    const { orderId, txnId, product, token } = await paidOnline();
    const { shown, answer } = await edits.editAsShown(orderId, {
      lines: [{ product_id: product.id, quantity: 1 }],
    });
    expect(shown).toMatchObject({ to_refund: 300, to_collect: 0, difference: -300 });
    expect(answer.status).toBe(200);
    expect(await fixture.refundsOf(txnId)).toMatchObject([{ amount: 30_000 }]);
    await staff.step(orderId, 'Packed');
    const { is_invoiced, final_total } = await fixture.detail({ token }, orderId);
    expect({ is_invoiced, final_total }).toEqual({ is_invoiced: true, final_total: 400 });
  });

  it('gives a gift voucher back what the order no longer takes of it, to the paisa', async () => {
    const product = await makeProduct(store, { price: 30_033, basePrice: 40_000 });
    const who = await fixture.buyer(product.id, { quantity: 3, city: 'Ahmedabad' });
    const voucher = await makeGiftVoucher(store, { amount: 100_000 });
    await store.call('GET', `/validate-voucher-code/?voucher_code=${voucher.code}`, who);
    const { body } = await fixture.place(who, { ...who.payload, amount: 0 });
    const orderId = String(body['order_id']);
    const paidBy = async () => {
      const { gift_voucher_amt, gift_voucher_returned_amt, final_total } = await fixture.detail(
        who,
        orderId,
      );
      const { gift_vouchers } = await edits.staffOrder(orderId);
      const { balance, booked } = await voucherBalances(store, voucher.id);
      expect(booked).toBe(balance);
      return {
        ...{ paid: gift_voucher_amt, back: gift_voucher_returned_amt, due: final_total },
        ...{ staff: gift_vouchers.map(({ amount }) => amount), balance },
      };
    };
    expect(await paidBy()).toEqual({
      ...{ paid: 900.99, back: 0, due: 0, staff: [900.99], balance: 9_901 },
    });
    const { shown } = await edits.editAsShown(orderId, {
      lines: [{ product_id: product.id, quantity: 1 }],
    });
    expect(shown).toMatchObject({ to_gift_voucher: 600.66, to_refund: 0, to_collect: 0 });
    expect(await paidBy()).toEqual({
      ...{ paid: 300.33, back: 0, due: 0, staff: [300.33], balance: 69_967 },
    });
    await store.call('POST', `/orders/${orderId}/cancel/`, {
      token: who.token,
      body: { reason: 'I changed my mind' },
    });
    expect(await paidBy()).toMatchObject({ paid: 300.33, back: 300.33, balance: 100_000 });
  });

  it('has the fee for cash only while cash is due, and none in a fee that staff set', async () => {
    const product = await makeProduct(store);
    const owner = await staffFixture(store);
    await changeShopSettings(store, owner.token, { cash_fee: 35 });
    const who = await fixture.buyer(product.id, { quantity: 2, city: 'Ahmedabad' });
    const { code } = await makeGiftVoucher(store);
    await store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, who);
    const { body } = await fixture.place(who, { ...who.payload, amount: 135 });
    await changeShopSettings(store, owner.token, { cash_fee: 0 });
    const orderId = String(body['order_id']);
    const figures = async (change: object) => {
      expect((await edits.editAsShown(orderId, change)).answer.status).toBe(200);
      const { shipping, cashFee, payable } = await edits.rowOf(orderId);
      return { shipping, cashFee, payable };
    };
    expect(await figures({ lines: [{ product_id: product.id, quantity: 1 }] })).toEqual({
      ...{ shipping: 0, cashFee: 0, payable: 0 },
    });
    expect(await figures({ lines: [{ product_id: product.id, quantity: 3 }] })).toEqual({
      ...{ shipping: 3_500, cashFee: 3_500, payable: 43_500 },
    });
    expect(await figures({ shipping: 30 })).toEqual({
      ...{ shipping: 3_000, cashFee: 0, payable: 43_000 },
    });
  });

  it('keeps the fee that staff set until the rules are to count again', async () => {
    const { product, orderId } = await fixture.ordered();
    await edits.editAsShown(orderId, { shipping: 40 });
    await edits.editAsShown(orderId, { lines: [{ product_id: product.id, quantity: 3 }] });
    expect(await edits.rowOf(orderId)).toMatchObject({ shipping: 4000, payable: 94_000 });
    await edits.editAsShown(orderId, { shipping: null });
    expect(await edits.rowOf(orderId)).toMatchObject({ shipping: 10_000, isShippingFixed: false });
  });

  it('takes the fee of another place where the order moves there', async () => {
    const { who, orderId } = await fixture.ordered();
    await edits.editAsShown(orderId, { shipping: 40 });
    const same = await makeAddress(store, who.customerId, 'Pune');
    await edits.changeAddress(orderId, who.token, { address_id: same, amount: 640 });
    expect(await edits.rowOf(orderId)).toMatchObject({ shipping: 4000, isShippingFixed: true });
    const near = await makeAddress(store, who.customerId, 'Ahmedabad');
    await edits.changeAddress(orderId, who.token, { address_id: near, amount: 600 });
    expect(await edits.rowOf(orderId)).toMatchObject({ shipping: 0, isShippingFixed: false });
  });

  it('takes a coupon off below its minimum, which can then be used again', async () => {
    const product = await makeProduct(store);
    const coupon = await makeCoupon(store, { leastOrder: 50_000 });
    const who = await fixture.buyer(product.id, { quantity: 2 });
    await store.call('GET', `/validate-voucher-code/?voucher_code=${coupon.code}`, {
      token: who.token,
    });
    const placed = await fixture.place(who, { ...who.payload, amount: 640, udf4: coupon.code });
    const orderId = String(placed.body['order_id']);
    const { shown } = await edits.editAsShown(orderId, {
      lines: [{ product_id: product.id, quantity: 1 }],
    });
    expect(shown).toMatchObject({ before: { amount: 640 }, after: { amount: 400 } });
    expect(shown?.note).toContain(`We removed coupon ${coupon.code}`);
    const open = await store.context.db
      .select()
      .from(couponUses)
      .where(and(eq(couponUses.couponId, coupon.id), isNull(couponUses.givenBackAt)));
    expect(open).toEqual([]);
  });

  it('takes an address that staff enter, in a place of the list', async () => {
    const { orderId } = await fixture.ordered();
    const [location] = await store.context.db
      .select({ city: cities.id, state: states.id, country: states.countryId })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.stateId))
      .where(eq(cities.name, 'Surat'));
    const address = {
      full_name: 'Asha Patel',
      mobile: '9822012345',
      address_line_1: '7 River Road',
      address_line_2: 'Adajan',
      ...location,
      postal_code: '395009',
    };
    const { answer } = await edits.editAsShown(orderId, { address });
    expect(answer.status).toBe(200);
    expect((await edits.rowOf(orderId)).shippingAddress).toMatchObject({
      fullName: 'Asha Patel',
      city: 'Surat',
      postalCode: '395009',
    });
  });
});
