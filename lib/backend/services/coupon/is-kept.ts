import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { couponUses } from '../../db/schema/voucher.ts';

/** Whether an order has ever used a coupon, also one that was cancelled afterwards. */
export async function isKept({ db }: ServiceContext, couponId: number): Promise<boolean> {
  const [use] = await db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(eq(couponUses.couponId, couponId))
    .limit(1);
  return use !== undefined;
}
