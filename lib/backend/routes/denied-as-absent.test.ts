import { randomUUID } from 'node:crypto';
import { editOrderPaymentLink } from '../../contract/payment.ts';
import type { Shopper } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* Data of another customer is answered like missing data: same status, same text. */

interface Theirs {
  address: number;
  cartItem: number;
  month: number;
  /** Orders: waiting for payment, packed, delivered. */
  unpaid: string;
  packed: string;
  delivered: string;
  orderLine: number;
  txnid: string;
}

let store: TestStore;
let owner: Shopper;
let stranger: Shopper;
let theirs: Theirs;

const nobodys: Theirs = {
  address: 2_147_483_000,
  cartItem: 2_147_483_000,
  month: 2_147_483_000,
  unpaid: 'SO-999997',
  packed: 'SO-999998',
  delivered: 'SO-999999',
  orderLine: 2_147_483_000,
  txnid: randomUUID(),
};

beforeAll(async () => {
  store = await openTestStore();
  const pay = paymentFixture(store);
  const staff = await staffFixture(store);
  const members = memberFixture(store);
  const { id: pid } = await makeProduct(store);
  const buyer = await pay.buyer(pid);
  owner = buyer;
  stranger = await pay.buyer(pid);

  const placed: string[] = [];
  for (const status of ['Packed', 'Delivered'] as const) {
    if (placed.length > 0) await pay.fill(buyer, pid);
    const { body } = await pay.place(buyer, buyer.payload);
    placed.push(String(body['order_id']));
    await staff.bring(body['order_id'], status);
  }
  const [packed = '', delivered = ''] = placed;
  await pay.fill(buyer, pid);
  const { body: link } = await pay.link(buyer, pay.orderInput(buyer));
  await pay.fill(buyer, pid);
  const { body: cart } = await store.call('GET', '/cart/', { token: buyer.token });
  theirs = {
    address: Number(buyer.payload['address1']),
    cartItem: (cart['data'] as { id: number }[])[0]?.id ?? 0,
    unpaid: String(link['order_id']),
    packed,
    delivered,
    orderLine: (await pay.detail(buyer, delivered)).product_info[0]?.id ?? 0,
    txnid: await members.buy(buyer),
    month: (await members.rows(buyer))[0]?.id ?? 0,
  };
});
afterAll(() => store.close());

type Ask = (of: Theirs) => [method: string, path: string, body?: unknown];

const calls: Record<string, Ask> = {
  'an order': ({ packed }) => ['GET', `/orders/${packed}`],
  'an unpaid order': ({ unpaid }) => ['GET', `/orders/${unpaid}`],
  'to cancel an order': ({ unpaid }) => ['POST', `/orders/${unpaid}/cancel/`, { reason: 'x' }],
  'to cancel one that cannot be': ({ delivered }) => [
    'POST',
    `/orders/${delivered}/cancel/`,
    { reason: 'x' },
  ],
  'to put an order back in the cart': ({ unpaid }) => ['POST', `/orders/${unpaid}/put-back/`],
  'to return goods': ({ delivered, orderLine }) => [
    'POST',
    `/orders/${delivered}/return/`,
    { reason: 'Not what I expected', items: [{ id: orderLine, quantity: 1 }] },
  ],
  'to return goods too early': ({ packed, orderLine }) => [
    'POST',
    `/orders/${packed}/return/`,
    { reason: 'Not what I expected', items: [{ id: orderLine, quantity: 1 }] },
  ],
  'an invoice': ({ packed }) => ['GET', `/accounting/invoice-pdf/?source_doc=${packed}`],
  'an invoice that is not there yet': ({ unpaid }) => [
    'GET',
    `/accounting/invoice-pdf/?source_doc=${unpaid}`,
  ],
  'to pay an order': ({ unpaid }) => [
    'PATCH',
    editOrderPaymentLink.path,
    { order_id: unpaid, amount: 400 },
  ],
  'to pay an order twice': ({ delivered }) => [
    'PATCH',
    editOrderPaymentLink.path,
    { order_id: delivered, amount: 400 },
  ],
  'to change an address': ({ address }) => [
    'PATCH',
    `/user/address/${address}/`,
    { full_name: 'Mine now' },
  ],
  'to make an address the default': ({ address }) => [
    'PATCH',
    `/user/address/?contact_id=${address}`,
    {},
  ],
  'to delete an address': ({ address }) => ['DELETE', `/user/address/${address}/`],
  'to order to an address': ({ address }) => [
    'POST',
    '/orders/',
    { address1: address, pay_type: 'Cash on Delivery', amount: 400 },
  ],
  'to pay for an order to an address': ({ address }) => [
    'POST',
    '/get-order-payment-link/',
    { billing_address: address, amount: 400 },
  ],
  'to change a line of a cart': ({ cartItem }) => ['PATCH', `/cart/${cartItem}/`, { quantity: 9 }],
  'to take a line out of a cart': ({ cartItem }) => ['DELETE', `/cart/${cartItem}`],
  'a payment of a month': ({ txnid }) => ['GET', `/user/get-subscription-payment/${txnid}/`],
  'to cancel a month': ({ month }) => ['POST', '/user/cancel-subscription/', { id: month }],
};

async function ask(who: { token: string }, [method, path, body]: ReturnType<Ask>) {
  const answer = await store.app.request(path, {
    method,
    headers: {
      'company-id': '33',
      'content-type': 'application/json',
      authorization: `token ${who.token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const headers = Object.fromEntries(answer.headers);
  delete headers['x-request-id'];
  return { status: answer.status, headers, text: await answer.text() };
}

describe('someone who asks for another customer’s', () => {
  it.each(Object.entries(calls))('%s is told what one is told of nothing', async (_, call) => {
    const denied = await ask(stranger, call(theirs));
    const absent = await ask(stranger, call(nobodys));
    expect(denied).toEqual(absent);
    expect(denied.status).toBe(404);
    for (const word of [owner.email, owner.mobile, theirs.packed, theirs.unpaid, theirs.txnid]) {
      expect(JSON.stringify(denied)).not.toContain(word);
    }
  });

  it('thing is told so as staff too: staff have calls of their own', async () => {
    const staff = await staffFixture(store);
    for (const call of [calls['an order'], calls['an invoice'], calls['to delete an address']]) {
      if (call) expect((await ask(staff, call(theirs))).status).toBe(404);
    }
  });

  it('lists finds nothing of theirs', async () => {
    for (const path of [
      '/web/orders/list/',
      '/user/profile/',
      '/user/data/',
      '/user/address/',
      '/user/profile_elite_users/',
      '/user/elite_check/',
      '/cart/',
      '/listwish/',
    ]) {
      const { status, text } = await ask(stranger, [
        'GET',
        `${path}?customer_id=${owner.customerId}&user=${owner.customerId}&email=${owner.email}`,
      ]);
      expect(status).toBe(200);
      for (const word of [owner.email, owner.mobile, theirs.packed, theirs.unpaid, theirs.txnid]) {
        expect(text).not.toContain(word);
      }
    }
  });

  it('things leaves them as they were', async () => {
    const ofOwner = (path: string) => ask(owner, ['GET', path]);
    for (const [path, part] of [
      [`/orders/${theirs.unpaid}`, '"order_status":"Pending"'],
      [`/orders/${theirs.delivered}`, '"order_status":"Delivered"'],
      ['/user/address/', `"id":${theirs.address},`],
      ['/cart/', `"id":${theirs.cartItem},`],
      [`/user/get-subscription-payment/${theirs.txnid}/`, '"status":true'],
      ['/user/elite_check/', '"is_sose_elite_user":true'],
    ] as const) {
      const { status, text } = await ofOwner(path);
      expect({ path, status, text }).toEqual({
        path,
        status: 200,
        text: expect.stringContaining(part),
      });
    }
    expect((await ofOwner(`/accounting/invoice-pdf/?source_doc=${theirs.packed}`)).status).toBe(
      200,
    );
  });
});
