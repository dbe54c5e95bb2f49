import { randomBytes } from 'node:crypto';
import { coupons } from '../db/schema/voucher.ts';
import type { TestStore } from './test-store.ts';

type Row = typeof coupons.$inferSelect;

/** Creates a coupon: 10 % off everything, without a usage limit. */
export async function makeCoupon(
  { context: { db } }: TestStore,
  more: Partial<typeof coupons.$inferInsert> = {},
): Promise<Row> {
  const [coupon] = await db
    .insert(coupons)
    .values({
      code: `TEST${randomBytes(4).toString('hex').toUpperCase()}`,
      percent: more.amount == null ? 10 : null,
      ...more,
    })
    .returning();
  if (!coupon) throw new Error('The coupon was not made');
  return coupon;
}
