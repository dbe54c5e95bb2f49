import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { orderLines } from '../../db/schema/order.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  creditAll,
  creditAmount,
  creditPieces,
  type Credit,
  type RowLeft,
} from '../invoice/credit-rows.ts';
import { sayRupees } from '../messages/say.ts';

export interface RefundRequest {
  lines?: readonly { lineId: number; quantity: number }[];
  /** Paise of the goods' price. */
  amount?: number | undefined;
  withShipping?: boolean | undefined;
}

export interface LineLeft extends RowLeft {
  lineId: number;
}

/** Maps invoice rows to order lines: one row per line in the same order, then delivery. */
export async function linesLeft(
  { db }: Pick<ServiceContext, 'db'>,
  orderId: number,
  rows: readonly RowLeft[],
): Promise<LineLeft[]> {
  const lines = await db
    .select({ lineId: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return rows
    .filter(({ row }) => row.kind === 'goods')
    .map((left, index) => {
      const line = lines[index];
      if (!line) throw new Error(`The invoice of order ${orderId} has a row without a line`);
      return { ...left, ...line };
    });
}

export const deliveryLeft = (rows: readonly RowLeft[]): RowLeft[] =>
  rows.filter(({ row }) => row.kind === 'delivery');

export const sumLeft = (rows: readonly RowLeft[]): number =>
  rows.reduce((sum, { left }) => sum + left, 0);

/**
 * Returns the credits of a refund by staff, per invoice row. Throws 400 if a line is not in the
 * order or more than its rest is requested; 409 if the delivery fee is already refunded.
 */
export async function planCredits(
  context: ServiceContext,
  orderId: number,
  rows: readonly RowLeft[],
  { lines = [], amount = 0, withShipping = false }: RefundRequest,
): Promise<Credit[]> {
  const goods = await linesLeft(context, orderId, rows);
  const delivery = deliveryLeft(rows);
  if (amount > sumLeft(goods)) {
    throw invalid({
      amount: [`You can refund at most ${sayRupees(sumLeft(goods))} for the items`],
    });
  }
  if (withShipping && sumLeft(delivery) === 0) {
    throw conflict('There is no delivery fee left to refund');
  }
  return [
    ...lines.map(({ lineId, quantity }) => {
      const line = goods.find((one) => one.lineId === lineId);
      if (!line) throw invalid({ lines: ['This item is not part of the order'] });
      if (quantity > line.pieces) {
        throw invalid({ lines: [`You can refund at most ${line.pieces} of ${line.row.name}`] });
      }
      return creditPieces(line, quantity);
    }),
    ...creditAmount(goods, amount),
    ...(withShipping ? creditAll(delivery) : []),
  ];
}

/** Returns the credits for returned pieces, without those refunded earlier. */
export async function creditsOfReturn(
  context: Pick<ServiceContext, 'db'>,
  orderId: number,
  rows: readonly RowLeft[],
  back: readonly { lineId: number; quantity: number }[],
): Promise<Credit[]> {
  const goods = await linesLeft(context, orderId, rows);
  return back.flatMap(({ lineId, quantity }) => {
    const line = goods.find((one) => one.lineId === lineId);
    const pieces = Math.min(quantity, line?.pieces ?? 0);
    return line && pieces > 0 ? creditPieces(line, pieces) : [];
  });
}
