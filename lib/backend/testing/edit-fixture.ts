import { eq, sql } from 'drizzle-orm';
import {
  changeOrderAddress,
  changePreview,
  previewOrderAddress,
} from '../../contract/order-edit.ts';
import { getStaffOrder } from '../../contract/staff-order-detail.ts';
import { orderLines, orders } from '../db/schema/order.ts';
import { stockMovements } from '../db/schema/stock.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import type { TestStore } from './test-store.ts';

/** Calls and readings for tests of changed orders. */
export function editFixture(store: TestStore, staffToken: string) {
  const { db } = store.context;
  const toId = (orderId: string) => parseOrderId(orderId) ?? 0;

  const staffOrder = async (orderId: string) => {
    const { body } = await store.call('GET', `/staff/orders/${orderId}`, { token: staffToken });
    return (await getStaffOrder.answer.validate(body, { strict: true })).data;
  };
  const preview = (orderId: string, body: object, token = staffToken) =>
    store.call('POST', `/staff/orders/${orderId}/change/preview/`, { token, body });
  const edit = (orderId: string, body: object, token = staffToken) =>
    store.call('POST', `/staff/orders/${orderId}/change/`, {
      token,
      body: { reason: 'The customer called', ...body },
    });

  return {
    staffOrder,
    preview,
    edit,
    /** Previews a change from the newest version and confirms the preview. */
    editAsShown: async (orderId: string, change: object) => {
      const { version } = await staffOrder(orderId);
      const shown = await preview(orderId, { version, ...change });
      if (shown.status !== 200) return { shown: undefined, answer: shown };
      const { after, ...rest } = await changePreview.validate(shown.body['data'], { strict: true });
      const answer = await edit(orderId, { version, ...change, amount: after.amount });
      return { shown: { after, ...rest }, answer };
    },
    previewAddress: async (orderId: string, token: string, addressId: number) => {
      const answer = await store.call('POST', `/orders/${orderId}/address/preview/`, {
        token,
        body: { address_id: addressId },
      });
      return answer.status === 200
        ? (await previewOrderAddress.answer.validate(answer.body, { strict: true })).data
        : undefined;
    },
    changeAddress: async (orderId: string, token: string, body: object) => {
      const answer = await store.call('POST', `/orders/${orderId}/address/`, { token, body });
      if (answer.status === 200) {
        await changeOrderAddress.answer.validate(answer.body, { strict: true });
      }
      return answer;
    },
    rowOf: async (orderId: string) => {
      const [row] = await db
        .select()
        .from(orders)
        .where(eq(orders.id, toId(orderId)));
      if (!row) throw new Error(`There is no order ${orderId}`);
      return row;
    },
    linesOf: (orderId: string) =>
      db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, toId(orderId)))
        .orderBy(orderLines.id),
    /** Pieces that the stock book has taken for an order, by product. */
    takenFor: async (orderId: string) => {
      const rows = await db
        .select({
          productId: stockMovements.productId,
          pieces: sql<number>`-sum(${stockMovements.change})::integer`,
        })
        .from(stockMovements)
        .where(eq(stockMovements.orderId, toId(orderId)))
        .groupBy(stockMovements.productId);
      return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
    },
  };
}
