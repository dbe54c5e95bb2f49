import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { shipments } from '../../db/schema/shipment.ts';
import { linesOfOrder, linesOfShipment, shipmentsOf } from './lock-shipments.ts';
import { shareCash } from './share-cash.ts';

/** Shares the cash of a locked order over its parcels, of which none has left. */
export async function shareCashAgain(context: ServiceContext, order: OrderRow): Promise<void> {
  const live = (await shipmentsOf(context, order.id)).filter(({ status }) => status === 'packed');
  const contents = [];
  for (const { id } of live) contents.push({ lines: await linesOfShipment(context, id) });
  const cash = shareCash(order, await linesOfOrder(context, order.id), contents);
  for (const [index, { id }] of live.entries()) {
    await context.db
      .update(shipments)
      .set({ cashDue: cash[index] ?? 0 })
      .where(eq(shipments.id, id));
  }
}
