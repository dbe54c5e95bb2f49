import { eq } from 'drizzle-orm';
import type { StaffVoucher } from '../../../../contract/staff-voucher.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { giftVouchers } from '../../../db/schema/voucher.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockVoucher, readVoucher } from './read-voucher.ts';

/**
 * Blocks a gift voucher with a reason, or unblocks it without one. 404 if it is unknown or was
 * never paid, 409 if it is already in that state or was replaced.
 */
export async function blockVoucher(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  reason?: string,
): Promise<StaffVoucher> {
  return withinTransaction(context, async (within, tx) => {
    const { blockedAt } = await lockVoucher(within, id);
    const { replaced_by_id: replacementId } = await readVoucher(within, id);
    if (replacementId !== null) throw conflict('It has been replaced by another gift voucher');
    const isBlocking = reason !== undefined;
    if (isBlocking === (blockedAt !== null)) {
      throw conflict(isBlocking ? 'It is already blocked' : 'It is not blocked');
    }
    await tx
      .update(giftVouchers)
      .set({ blockedAt: isBlocking ? context.now() : null })
      .where(eq(giftVouchers.id, id));
    await writeAudit(within, caller, {
      action: isBlocking ? 'voucher.block' : 'voucher.unblock',
      subject: `voucher:${id}`,
      ...(isBlocking && { after: { reason } }),
    });
    return readVoucher(within, id);
  });
}
