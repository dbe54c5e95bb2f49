import { randomUUID } from 'node:crypto';
import { addToCart, getCart } from '../../../contract/cart.ts';
import { toPaise } from '../../../contract/money.ts';
import { cancelOrder, returnOrder } from '../../../contract/order-change.ts';
import { getOrder, listOrders, placeOrder, type Order } from '../../../contract/order.ts';
import { getProduct } from '../../../contract/product.ts';
import type { Who } from '../client.ts';
import { invoiceTitle } from '../contract-calls.ts';
import type { Picked } from '../pick-products.ts';
import { buildRequest, type People, type Suite } from '../suite.ts';
import type { Homes } from './addresses.ts';
import { emptyCart } from './cart.ts';

/** Orders have this value at least, in rupees. */
const LEAST_ORDER = 300;
const TIMES = 4;

/** A body of `POST /orders/` with the amounts that the API itself calculates. */
export async function orderBody(
  { send }: Suite,
  who: Who,
  address1: number,
): Promise<Record<string, unknown>> {
  const body = {
    address1,
    pay_type: 'Cash on Delivery',
    sale_status: 'Quotation Sent',
    productinfo: 'Conformance test',
    udf5: 'Conformance test',
  };
  // A wrong amount is refused with the fresh figures.
  const { json } = await send(buildRequest(placeOrder, { who, body: { ...body, amount: 0.01 } }));
  const totals = json?.['totals'] as { amount?: unknown } | undefined;
  return { ...body, amount: totals?.amount };
}

export async function fillCart(suite: Suite, who: Who, product: Picked): Promise<void> {
  await emptyCart(suite, who);
  const quantity = Math.ceil(LEAST_ORDER / product.price);
  await suite.send(buildRequest(addToCart, { who, body: { pid: product.id, quantity } }));
}

export function cancelLater({ later, send }: Suite, who: Who, orderId: string): void {
  const body = { reason: 'Conformance test' };
  later(() => send(buildRequest(cancelOrder, { params: { orderId }, who, body })));
}

export async function checkOrders(
  suite: Suite,
  { main: who, other }: People,
  homes: Homes,
  [product]: Picked[],
): Promise<void> {
  const { succeed, refuse, check } = suite;
  if (!who || homes.main === undefined || !product) return;
  await emptyCart(suite, who);
  const empty = { address1: homes.main, pay_type: 'Cash on Delivery', amount: 1 };
  await refuse(placeOrder, 'an empty cart', [409], { who, body: empty });
  await fillCart(suite, who, product);
  const cart = await succeed(getCart, { who });
  const body = await orderBody(suite, who, homes.main);
  const refused = await refuse(placeOrder, 'another amount', [409], {
    who,
    body: { ...body, amount: 1 },
  });
  check(placeOrder, 'another amount: totals', refused?.['totals'] !== undefined, refused);
  const cartAfter = await succeed(getCart, { who });
  const isUnchanged = cartAfter?.data.length === cart?.data.length;
  check(placeOrder, 'nothing is created by another amount', isUnchanged, cartAfter?.data.length);
  await refuse(placeOrder, 'a list as address1', [400], { who, body: { ...body, address1: [1] } });
  if (homes.other !== undefined) {
    const foreign = { ...body, address1: homes.other };
    await refuse(placeOrder, "another customer's address", [404], { who, body: foreign });
  }

  const key = randomUUID();
  const requests = Array.from({ length: TIMES }, () =>
    suite.send(buildRequest(placeOrder, { who, body, key })),
  );
  const ids = new Set((await Promise.all(requests)).map(({ json }) => json?.['order_id']));
  const again = await succeed(placeOrder, { who, body, key, what: 'the same key again' });
  if (!again) return;
  cancelLater(suite, who, again.order_id);
  const isOnce = ids.size === 1 && ids.has(again.order_id);
  check(placeOrder, 'one key at the same time makes one order', isOnce, [...ids]);
  await refuse(placeOrder, 'the same key with another body', [409], {
    who,
    body: { ...body, udf5: 'Another message' },
    key,
  });
  const left = (await succeed(getCart, { who }))?.data.length;
  check(placeOrder, 'closes the cart', left === 0, left);
  await checkOne(suite, { who, other, orderId: again.order_id, product });
}

async function checkOne(
  suite: Suite,
  {
    who,
    other,
    orderId,
    product,
  }: { who: Who; other: Who | undefined; orderId: string; product: Picked },
): Promise<void> {
  const { succeed, refuse, check } = suite;
  const input = { params: { orderId }, who };
  const list = await succeed(listOrders, { who });
  const newest = list?.data[0]?.order_id;
  check(listOrders, 'the newest first', newest === orderId, newest);
  await refuse(listOrders, 'page 0', [400], { who, query: { page: 0 } });
  await refuse(listOrders, 'a word as page', [400], { who, query: { page: 'one' } });
  const past = await succeed(listOrders, { who, query: { page: (list?.total_pages ?? 1) + 1 } });
  check(listOrders, 'a page past the end is empty', past?.data.length === 0, past?.data.length);
  const order = (await succeed(getOrder, input))?.data;
  if (order) checkAmounts(suite, order);
  if (other) await refuse(getOrder, "another customer's", [404], { ...input, who: other });
  const items = [{ id: order?.product_info[0]?.id ?? 1, quantity: 1 }];
  const returnRequest = { reason: 'Conformance test', items };
  await refuse(returnOrder, 'before delivery', [409], { ...input, body: returnRequest });
  const body = { reason: 'Conformance test' };
  if (other) await refuse(cancelOrder, "another customer's", [404], { ...input, who: other, body });
  const before = await readStock(suite, product);
  const cancelled = await succeed(cancelOrder, { ...input, body });
  const status = cancelled?.data.order_status;
  check(cancelOrder, 'order_status', status === 'Cancelled', status);
  const after = await readStock(suite, product);
  if (cancelled && order) {
    const isBack = before === null || after === before + (order.product_info[0]?.quantity ?? 0);
    check(cancelOrder, 'the stock is back', isBack, { before, after });
  }
  await refuse(cancelOrder, 'a cancelled order', [409], { ...input, body });
  await checkInvoice(suite, who, other);
}

function checkAmounts({ check }: Suite, order: Order): void {
  const goods = order.product_info.reduce((sum, line) => sum + toPaise(line.product_total), 0);
  const wanted = goods + toPaise(order.shipping_amt) - toPaise(order.discount_amt);
  const isRight = toPaise(order.final_total) === wanted;
  check(getOrder, 'final_total is goods and shipping less discount', isRight, order.final_total);
  const isMessage = order.is_gift && order.gift_message === 'Conformance test';
  check(getOrder, 'gift_message', isMessage, order.gift_message);
}

export async function readStock({ send }: Suite, { id }: Picked): Promise<number | null> {
  const { json } = await send(buildRequest(getProduct, { params: { id } }));
  const { available_stock_quantity: stock } = (json?.['data'] ?? {}) as Record<string, unknown>;
  return typeof stock === 'number' ? stock : null;
}

/** Reads the invoice of an older order that has one. */
async function checkInvoice(suite: Suite, who: Who, other: Who | undefined): Promise<void> {
  const { send, succeed, report } = suite;
  const rows = (await succeed(listOrders, { who }))?.data ?? [];
  for (const { order_id: orderId } of rows.slice(0, 20)) {
    const order = (await succeed(getOrder, { params: { orderId }, who }))?.data;
    if (!order?.is_invoiced) continue;
    const ask = (asker: Who | undefined) =>
      send({
        method: 'GET',
        path: '/accounting/invoice-pdf/',
        query: { source_doc: orderId },
        who: asker,
      });
    const { status, type, text } = await ask(who);
    if ([404, 405, 501].includes(status)) return report.notOffered(invoiceTitle);
    const isPdf = status === 200 && /^application\/pdf/.test(type) && text.startsWith('%PDF');
    report.check(invoiceTitle, 'a PDF', isPdf, { status, type });
    const refused = other && (await ask(other)).status;
    if (other) report.check(invoiceTitle, "another customer's: 404", refused === 404, refused);
    const guest = (await ask(undefined)).status;
    return report.check(invoiceTitle, 'no token: 401', guest === 401, guest);
  }
  report.notTried(invoiceTitle, 'the account has no order with an invoice');
}
