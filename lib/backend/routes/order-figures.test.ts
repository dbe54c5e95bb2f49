import { and, eq } from 'drizzle-orm';
import { getCart } from '../../contract/cart.ts';
import { demoShop } from '../../contract/demo-shop.ts';
import { quoteOrder, type OrderQuote } from '../../contract/order-quote.ts';
import { shippingFee } from '../../contract/delivery-terms.ts';
import { prepaidDiscount, type PaymentTerms } from '../../contract/payment-terms.ts';
import { invoices } from '../db/schema/invoice.ts';
import { memberships } from '../db/schema/membership.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MailContent } from '../services/messages/mail-content.ts';
import { issueInvoice } from '../services/invoice/issue-invoice.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeGiftVoucher, voucherBalances } from '../testing/make-gift-voucher.ts';
import { makeProduct } from '../testing/make-product.ts';
import type { Buyer } from '../testing/order-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* `npm run test:all` tests 200 and `ORDERS=1000` more. */
const orders = Number(process.env['ORDERS'] ?? (process.env['TEST_SLOW'] === 'yes' ? 200 : 60));
/* Some carts are below the minimum order amount. */
const maxCarts = orders * 2;

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let products: number[];
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store);
  const prices = [1, 99, 4_950, 9_999, 24_999, 25_000, 33_333, 100_001];
  const rates = [0, 25, 300, 500, 1_200, 1_800, 2_800, 500];
  const made = await Promise.all(
    prices.map((price, index) =>
      makeProduct(store, {
        price,
        basePrice: price + 500,
        gstRate: rates[index] ?? 0,
        stock: null,
      }),
    ),
  );
  products = made.map(({ id }) => id);
});
afterAll(() => store.close());

const random = seeded(20_261_121);
const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
const pick = <T>(all: readonly T[]) => all[between(0, all.length - 1)] as T;
const paise = (rupees: number | undefined) => Math.round((rupees ?? 0) * 100);

interface Case {
  lines: [place: number, quantity: number][];
  city: string;
  isMember: boolean;
  isOnline: boolean;
  coupon: { percent?: number; amount?: number; mostDiscount?: number } | null;
  /** Paise on a gift voucher; 0 for none. */
  stored: number;
}

function nextCase(): Case {
  const isPercent = random() < 0.5;
  return {
    lines: Array.from({ length: between(1, 5) }, (_, index) => [
      (index + between(0, 7)) % 8,
      between(1, 9),
    ]),
    city: pick(['Ahmedabad', 'Mumbai']),
    isMember: random() < 0.3,
    isOnline: random() < 0.6,
    coupon:
      random() < 0.3
        ? null
        : {
            ...(isPercent ? { percent: between(1, 60) } : { amount: between(1, 20_000) }),
            ...(random() < 0.3 && { mostDiscount: between(1, 30_000) }),
          },
    stored: random() < 0.2 ? 0 : between(1, 150_000),
  };
}

const usual = { rounds_total: false, prepaid_percent: 0, prepaid_amount: 0 };
let terms: Required<PaymentTerms>;

describe(`${orders} random orders with coupons, gift vouchers, Elite and addresses`, () => {
  it.each([
    ['', {}],
    [', in whole rupees', { rounds_total: true }],
    [
      ', in whole rupees and with a discount for paying online',
      { rounds_total: true, prepaid_percent: 7.5, prepaid_amount: 60 },
    ],
  ])(
    'cost the same in the cart, at the checkout, as an order, at the gateway, on the invoice and in the mail%s',
    async (_, changes) => {
      terms = { ...usual, ...changes };
      expect((await changeShopSettings(store, staff.token, terms)).status).toBe(200);
      let [placed, carts] = [0, 0];
      for (; placed < orders && carts < maxCarts; carts += 1) {
        placed += (await walk(nextCase())) ? 1 : 0;
      }
      expect(placed).toBe(orders);
      expect(carts).toBeGreaterThan(placed);
    },
    10_000 + maxCarts * 2_000,
  );
});

/** Takes a cart through to the order; false if it is below the minimum order amount. */
async function walk(one: Case): Promise<boolean> {
  const [first, ...more] = one.lines.map(([index, quantity]) => [products[index] ?? 0, quantity]);
  const who = await fixture.buyer(first?.[0] ?? 0, { quantity: first?.[1] ?? 1, city: one.city });
  for (const [pid, quantity] of more) await fixture.fill(who, pid ?? 0, quantity);
  const at = store.context.now();
  if (one.isMember) {
    await store.context.db.insert(memberships).values({
      customerId: who.customerId,
      startsAt: at,
      endsAt: new Date(at.getTime() + 1_000_000),
    });
  }
  const apply = (code: string) =>
    store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token: who.token });
  const coupon = one.coupon && (await makeCoupon(store, one.coupon));
  if (coupon) expect((await apply(coupon.code)).status).toBe(200);
  const voucher = one.stored > 0 ? await makeGiftVoucher(store, { amount: one.stored }) : null;
  if (voucher) expect((await apply(voucher.code)).status).toBe(200);

  const { body } = await store.call('GET', '/cart/', { token: who.token });
  const { cart_totals: cart } = await getCart.answer.validate(body, { strict: true });
  const [total, couponDiscount] = [paise(cart.total), paise(cart.discount_amt)];
  const ofCart = Math.min(one.stored, total - couponDiscount);
  expect(paise(cart.gift_voucher_amt)).toBe(ofCart);
  expect(paise(cart.final_total)).toBe(total - couponDiscount - ofCart);

  const fee = shippingFee(one, demoShop);
  const prepaid = one.isOnline ? prepaidDiscount(total - couponDiscount, terms) : 0;
  const discount = couponDiscount + prepaid;
  const gift = Math.min(one.stored, total - discount);
  const exact = total - discount - gift + paise(fee);
  const payable = terms.rounds_total ? Math.round(exact / 100) * 100 : exact;
  const ofSettings = {
    prepaid_discount_amt: prepaid === 0 ? undefined : prepaid / 100,
    round_off_amt: payable === exact ? undefined : (payable - exact) / 100,
  };
  const quote = await readQuote(who, one);
  expect({ prepaid_discount_amt: undefined, round_off_amt: undefined, ...quote }).toMatchObject({
    total: cart.total,
    discount_amt: discount / 100,
    gift_voucher_amt: gift / 100,
    ...(prepaid === 0 && { gst_amt: cart.gst_amt }),
    final_total: (total - discount - gift) / 100,
    shipping_amt: fee,
    amount: payable / 100,
    ...ofSettings,
  });
  const sent = { amount: payable / 100, tax: quote.gst_amt, shipping: fee };
  const answer = one.isOnline
    ? await fixture.link(who, {
        ...fixture.orderInput(who),
        amount: sent.amount,
        tax_amount: sent.tax,
        shipping_amount: sent.shipping,
      })
    : await fixture.place(who, {
        ...who.payload,
        amount: sent.amount,
        order_total: sent.amount,
        discount_amt: cart.discount_amt,
        udf2: sent.shipping,
        udf3: sent.tax,
      });
  if (total - couponDiscount < paise(demoShop.minimum_order)) {
    expect(answer.status).toBe(400);
    return false;
  }
  expect([200, 201]).toContain(answer.status);

  const name = String(answer.body['order_id']);
  expect({
    prepaid_discount_amt: undefined,
    round_off_amt: undefined,
    ...(await fixture.detail(who, name)),
  }).toMatchObject({
    total: (total - discount) / 100,
    discount_amt: discount / 100,
    gift_voucher_amt: gift / 100,
    shipping_amt: fee,
    tax_amt: quote.gst_amt,
    final_total: payable / 100,
    ...ofSettings,
    is_paid: payable === 0,
  });
  if (one.isOnline && payable > 0) {
    const txnId = String(answer.body['txn_id']);
    const payment = await fixture.paymentOf(txnId);
    expect(payment?.amount).toBe(payable);
    const { status } = await fixture.send({
      txn_id: txnId,
      reference: `sbx_${txnId.slice(-18)}`,
      amount: payable,
      currency: 'INR',
      subject: name,
      status: 'paid',
    });
    expect(status).toBe(200);
    expect((await fixture.detail(who, name)).is_paid).toBe(true);
  }
  if (voucher) {
    const left = one.stored - gift;
    expect(await voucherBalances(store, voucher.id)).toMatchObject({ balance: left, booked: left });
  }
  const shown = (await fixture.detail(who, name)).included_gst_amt;
  const gross = total - discount + paise(fee);
  const gst = await expectInvoice(name, { gross, rounding: payable - exact, gift, payable });
  expect([shown, quote.included_gst_amt].map(paise)).toEqual([gst, gst]);
  const kind = one.isOnline ? 'order_paid' : 'order_placed';
  expect(await sumsOfMail(kind, name)).toEqual({ payable, rows: payable, gst });
  expect((await fixture.detail(who, name)).included_gst_amt).toBe(shown);
  return true;
}

async function expectInvoice(
  name: string,
  { gross, rounding, gift, payable }: Record<'gross' | 'rounding' | 'gift' | 'payable', number>,
): Promise<number> {
  const order = await fixture.orderRow(name);
  if (!order) throw new Error(`${name} is not there`);
  await inTransaction(store.context.db, (db) => issueInvoice({ ...store.context, db }, order));
  const [invoice] = await store.context.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order.id));
  expect(invoice?.amount).toBe(gross + rounding);
  expect(invoice?.document.roundOff ?? 0).toBe(rounding);
  expect(invoice?.document).toMatchObject({ giftVoucher: gift, payable, sum: { gross } });
  expect(gross + rounding - gift).toBe(payable);
  const goods = invoice?.document.rows.filter(({ kind }) => kind === 'goods') ?? [];
  const tax = goods.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0);
  // CGST and SGST are rounded apart: up to a paisa a row more or less than GST in one.
  const isWithinState = (invoice?.document.sum.cgst ?? 0) > 0;
  expect(Math.abs(tax - order.tax)).toBeLessThanOrEqual(isWithinState ? goods.length : 0);
  const { cgst = 0, sgst = 0, igst = 0 } = invoice?.document.sum ?? {};
  return cgst + sgst + igst;
}

const isMail = (content: MailContent | Record<string, string>): content is MailContent =>
  Array.isArray(content.blocks);

/** The checkout's figures for the address and payment method. */
async function readQuote({ token, payload }: Buyer, { isOnline }: Case): Promise<OrderQuote> {
  const payType = isOnline ? 'Online Payment' : 'Cash on Delivery';
  const query = new URLSearchParams({ address1: String(payload['address1']), pay_type: payType });
  const { body } = await store.call('GET', `/order-quote/?${query}`, { token });
  const { data } = await quoteOrder.answer.validate(body, { strict: true });
  return data;
}

/** Paise of the total, of the rows together and of the GST in the mail about an order. */
async function sumsOfMail(kind: 'order_placed' | 'order_paid', name: string) {
  const [mail] = await store.context.db
    .select({ content: outboxMessages.content })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.kind, kind),
        eq(outboxMessages.key, String(parseOrderId(name))),
        eq(outboxMessages.channel, 'email'),
      ),
    );
  const content = mail?.content;
  if (!content || !isMail(content)) throw new Error(`No mail about ${name}`);
  const bill = content.blocks.find((block) => block.type === 'ledger');
  if (bill?.type !== 'ledger') throw new Error(`No bill in the mail about ${name}`);
  const paiseIn = (amount = '') => {
    const [, minus, rupees = '0'] = /(−?)₹([\d,.]*\d)/.exec(amount) ?? [];
    return Math.round(Number(rupees.replaceAll(',', '')) * 100) * (minus ? -1 : 1);
  };
  return {
    payable: paiseIn(bill.total.amount),
    rows: bill.rows.reduce((sum, { amount }) => sum + paiseIn(amount), 0),
    gst: paiseIn(/includes? (\S+) GST/.exec(JSON.stringify(content.blocks))?.[1]),
  };
}

/** Mulberry32: the same carts in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
