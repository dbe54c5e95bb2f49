import { parseOrderId } from '../../backend/services/order/order-id.ts';
import { callApi } from './api-calls.ts';
import { jsonOf } from './call.ts';
import { inParallel } from '../../launch/in-parallel.ts';
import type { Report } from './report.ts';
import type { Buyer, Shop } from './shop.ts';

interface Acknowledged {
  buyer: Buyer;
  key: string;
  orderId: string;
  /** Pieces by product. */
  pieces: Map<number, number>;
}

/** Everything that the store has acknowledged; compared with its data afterwards. */
export interface Ledger {
  /** Products with counted stock, and their initial stock. */
  watchProducts: (stocks: Map<number, number>) => void;
  acknowledge: (entry: Acknowledged) => void;
  /** Records a purchase that was not answered: its outcome is unknown. */
  leaveOpen: (buyer: Buyer) => void;
  orders: () => number;
  /** Checks that nothing is lost or duplicated, and that stock and orders agree. */
  verify: (apiUrl: string, shop: Shop, report: Report) => Promise<void>;
}

const AT_ONCE = 8;

export function newLedger(): Ledger {
  const entries: Acknowledged[] = [];
  const stocksBefore = new Map<number, number>();
  const open = new Map<number, number>();

  async function unreadable(apiUrl: string): Promise<string[]> {
    const faults: string[] = [];
    await inParallel(entries, AT_ONCE, async ({ buyer, orderId, pieces }) => {
      const reply = await callApi(apiUrl, 'GET', `/orders/${orderId}`, { token: buyer.token });
      const data = jsonOf(reply)['data'] as { product_info?: unknown } | undefined;
      const lines = (data?.product_info ?? []) as { product_id: number; quantity: number }[];
      const found = new Map(lines.map((line) => [line.product_id, line.quantity]));
      const isWhole =
        reply?.status === 200 &&
        found.size === pieces.size &&
        [...pieces].every(([product, quantity]) => found.get(product) === quantity);
      if (!isWhole) faults.push(`${orderId} (${reply?.status ?? 'no answer'})`);
    });
    return faults;
  }

  function twice(): string[] {
    const orderOf = new Map<string, string>();
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const { buyer, key, orderId } of entries) {
      const owner = `${buyer.customerId} ${key}`;
      const first = orderOf.get(owner);
      if (first !== undefined && first !== orderId) faults.push(`${key}: ${first} and ${orderId}`);
      if (first === undefined && seen.has(orderId)) faults.push(`${orderId} for two keys`);
      orderOf.set(owner, orderId);
      seen.add(orderId);
    }
    return faults;
  }

  async function unexplained(shop: Shop): Promise<string[]> {
    const known = new Map<number, Set<number>>();
    for (const { buyer, orderId } of entries) {
      const mine = known.get(buyer.customerId) ?? new Set();
      known.set(buyer.customerId, mine.add(parseOrderId(orderId) ?? 0));
    }
    const found = await shop.ordersOf([...new Set([...known.keys(), ...open.keys()])]);
    return [...found].flatMap(([customerId, ids]) => {
      const more = ids.filter((id) => !known.get(customerId)?.has(id)).length;
      return more > (open.get(customerId) ?? 0) ? [`${more} of customer ${customerId}`] : [];
    });
  }

  async function stockFaults(shop: Shop): Promise<string[]> {
    const ids = [...stocksBefore.keys()];
    if (ids.length === 0) return [];
    const [now, sold] = await Promise.all([shop.stockOf(ids), shop.soldOf(ids)]);
    return ids.flatMap((id) => {
      const [before = 0, left = 0, pieces = 0] = [stocksBefore.get(id), now.get(id), sold.get(id)];
      return left >= 0 && before - left === pieces
        ? []
        : [`product ${id}: ${before} - ${left} in stock, ${pieces} in orders`];
    });
  }

  return {
    watchProducts: (stocks) => {
      for (const [id, stock] of stocks) stocksBefore.set(id, stock);
    },
    acknowledge: (entry) => {
      entries.push(entry);
    },
    leaveOpen: ({ customerId }) => {
      open.set(customerId, (open.get(customerId) ?? 0) + 1);
    },
    orders: () => entries.length,
    verify: async (apiUrl, shop, report) => {
      const checkNone = (what: string, faults: string[]) =>
        report.check(what, faults.length === 0, faults.slice(0, 5).join('; '));
      checkNone('every acknowledged order can be read with its lines', await unreadable(apiUrl));
      checkNone('a key has one order, and an order one key', twice());
      checkNone('there is no order that nobody placed', await unexplained(shop));
      checkNone('stock and orders agree, and none is oversold', await stockFaults(shop));
      const empty = await shop.emptyOrders();
      report.check('there is no order without lines', empty === 0, empty);
    },
  };
}
