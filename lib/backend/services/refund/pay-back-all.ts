import type { ServiceContext } from '../../context.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { creditAll } from '../invoice/credit-rows.ts';
import { issueCreditNote } from '../invoice/issue-credit-note.ts';
import { moneyLeft, readStanding } from './order-standing.ts';
import { payOut, type Shares } from './pay-out.ts';

/**
 * Refunds everything that was paid for a cancelled order, and credits the rest of its invoice, if
 * any, even if nothing was paid yet. The order must be locked. Must be called before stock is
 * returned.
 */
export async function payBackAll(
  context: ServiceContext,
  order: OrderRow,
  { reason, staffId }: { reason: string; staffId?: number | undefined },
): Promise<Shares> {
  const standing = await readStanding(context, order);
  const { invoice, rows, voucherLeft } = standing;
  const shares = { money: moneyLeft(standing), giftVoucher: voucherLeft };
  const credits = creditAll(rows);
  const isInvoiced = invoice !== undefined && credits.some(({ gross }) => gross > 0);
  const note = isInvoiced
    ? await issueCreditNote(context, order.id, { invoice, rows, credits, reason, ...shares })
    : undefined;
  await payOut(context, order.id, standing, { ...shares, reason, staffId, creditNoteId: note?.id });
  return shares;
}
