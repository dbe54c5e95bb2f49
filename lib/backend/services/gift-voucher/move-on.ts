import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { giftVoucherEntries, giftVouchers } from '../../db/schema/voucher.ts';

/**
 * Moves the balance of a replaced gift voucher to the last voucher of its replacement chain; does
 * nothing if it was not replaced. Runs in the transaction of `context`.
 */
export async function moveOn(context: ServiceContext, voucherId: number): Promise<void> {
  const { db, now } = context;
  const [replacement] = await db
    .select({ id: giftVouchers.id })
    .from(giftVouchers)
    .where(eq(giftVouchers.replacesId, voucherId));
  if (!replacement) return;
  // Lock order: ids increase along the chain, so vouchers are locked in order of id.
  const [from] = await db
    .select({ balance: giftVouchers.balance })
    .from(giftVouchers)
    .where(eq(giftVouchers.id, voucherId))
    .for('update');
  const rest = from?.balance ?? 0;
  if (rest > 0) {
    await db.update(giftVouchers).set({ balance: 0 }).where(eq(giftVouchers.id, voucherId));
    await db
      .update(giftVouchers)
      .set({ balance: sql`${giftVouchers.balance} + ${rest}` })
      .where(eq(giftVouchers.id, replacement.id));
    await db.insert(giftVoucherEntries).values([
      { voucherId, change: -rest, reason: 'moved', at: now() },
      { voucherId: replacement.id, change: rest, reason: 'moved', at: now() },
    ]);
  }
  await moveOn(context, replacement.id);
}
