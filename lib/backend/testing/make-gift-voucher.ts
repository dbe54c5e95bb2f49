import { eq } from 'drizzle-orm';
import { giftVoucherEntries, giftVouchers } from '../db/schema/voucher.ts';
import { hashOfCode, newVoucherCode } from '../services/gift-voucher/voucher-code.ts';
import type { TestStore } from './test-store.ts';

type Row = typeof giftVouchers.$inferSelect;

/** Creates a paid gift voucher, ₹500 by default, and returns its code. */
export async function makeGiftVoucher(
  { context: { db, now } }: TestStore,
  { amount = 50_000, ...more }: Partial<typeof giftVouchers.$inferInsert> = {},
): Promise<Row & { code: string }> {
  const code = newVoucherCode();
  const [voucher] = await db
    .insert(giftVouchers)
    .values({
      codeHash: hashOfCode(code),
      lastFour: code.slice(-4),
      amount,
      balance: amount,
      senderName: 'Test Sender',
      senderEmail: 'sender@example.in',
      receiverName: 'Test Receiver',
      receiverEmail: 'receiver@example.in',
      activatedAt: now(),
      ...more,
    })
    .returning();
  if (!voucher) throw new Error('The gift voucher was not made');
  await db
    .insert(giftVoucherEntries)
    .values({ voucherId: voucher.id, change: amount, reason: 'issued' });
  return { ...voucher, code };
}

/** Returns the balance of a voucher and the sum of its ledger: both must be equal. */
export async function voucherBalances({ context: { db } }: TestStore, voucherId: number) {
  const [voucher] = await db.select().from(giftVouchers).where(eq(giftVouchers.id, voucherId));
  const entries = await db
    .select()
    .from(giftVoucherEntries)
    .where(eq(giftVoucherEntries.voucherId, voucherId))
    .orderBy(giftVoucherEntries.id);
  return {
    balance: voucher?.balance,
    booked: entries.reduce((sum, { change }) => sum + change, 0),
    entries: entries.map(({ change, reason }) => [change, reason]),
  };
}
