import { callApi } from './api-calls.ts';
import { jsonOf, type Reply } from './call.ts';
import { delivery, price, type Buyer } from './shop.ts';
import type { Store } from './store.ts';

const LINK_LIMIT_MS = 60_000;

export interface OnlineOrder {
  buyer: Buyer;
  orderId: string;
  txnId: string;
}

export async function fillCart({ apiUrl }: Store, { token }: Buyer, pid: number): Promise<void> {
  const reply = await callApi(apiUrl, 'POST', '/cart/', { token, body: { pid, quantity: 1 } });
  if (reply?.status !== 201) throw new Error(`The cart took nothing: ${reply?.status ?? 'away'}`);
}

/** Requests the payment link for a cart with one product of these tests. */
export function askForLink(
  { apiUrl }: Store,
  { token, addressId }: Buyer,
  key: string,
): Promise<Reply | undefined> {
  return callApi(apiUrl, 'POST', '/get-order-payment-link/', {
    token,
    key,
    limitMs: LINK_LIMIT_MS,
    body: { amount: price + delivery, billing_address: addressId, productinfo: 'Honey' },
  });
}

/** Places an order that waits for its payment at the gateway. */
export async function orderOnline(store: Store, buyer: Buyer, pid: number): Promise<OnlineOrder> {
  await fillCart(store, buyer, pid);
  const reply = await askForLink(store, buyer, `link-${buyer.customerId}`);
  const { order_id, txn_id } = jsonOf(reply);
  if (reply?.status !== 200) throw new Error(`No payment link: ${reply?.text ?? 'no answer'}`);
  return { buyer, orderId: String(order_id), txnId: String(txn_id) };
}
