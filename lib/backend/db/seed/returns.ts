import { eq } from 'drizzle-orm';
import { creditTotal } from '../../services/invoice/credit-rows.ts';
import { issueCreditNote } from '../../services/invoice/issue-credit-note.ts';
import { creditsOfReturn } from '../../services/refund/credits-of.ts';
import { readOrderBalance } from '../../services/refund/order-balance.ts';
import type { Transaction } from '../client.ts';
import { orderLines, orders, returnLines, returnRequests } from '../schema/order.ts';
import { refunds } from '../schema/payment.ts';
import { momentOf, requireStep, type SeededOrder } from './past-orders.ts';

/** Seeds returns that were settled: the request, the credit note and the refund of the cash. */
export async function seedReturns(
  tx: Transaction,
  made: readonly SeededOrder[],
  now: Date,
): Promise<void> {
  for (const order of made) if (order.returned) await seedReturn(tx, order, order.returned, now);
}

async function seedReturn(
  tx: Transaction,
  { id: orderId, steps }: SeededOrder,
  { sku, quantity, decision, reference }: NonNullable<SeededOrder['returned']>,
  now: Date,
): Promise<void> {
  const requested = requireStep({ steps }, 'Return Requested');
  const settledAt = momentOf(requireStep({ steps }, 'Refunded'), now);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const line = lines.find((one) => one.sku === sku);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const [request] = await tx
    .insert(returnRequests)
    .values({
      orderId,
      reason: requested.note,
      status: 'settled',
      resolution: 'refund',
      createdAt: momentOf(requested, now),
      decidedAt: momentOf(requireStep({ steps }, 'Returned'), now),
      decisionNote: decision,
    })
    .returning({ id: returnRequests.id });
  if (!line || !order || !request) throw new Error(`The demo has no order with ${sku} to return`);
  await tx.insert(returnLines).values({ returnId: request.id, orderLineId: line.id, quantity });
  const context = { db: tx, now: () => settledAt };
  const { invoice, rows } = await readOrderBalance(context, order);
  if (!invoice) throw new Error(`The demo has no invoice of order ${orderId}`);
  const credits = await creditsOfReturn(context, orderId, rows, [{ lineId: line.id, quantity }]);
  const amount = creditTotal({ invoice, rows }, credits);
  const reason = 'Items returned';
  const matter = { invoice, rows, credits, reason, giftVoucher: 0, money: amount };
  const note = await issueCreditNote(context, orderId, matter);
  await tx.insert(refunds).values({
    ...{ orderId, creditNoteId: note.id, amount, reason, settledAt, createdAt: settledAt },
    status: 'done_by_hand',
    providerReference: reference,
  });
}
