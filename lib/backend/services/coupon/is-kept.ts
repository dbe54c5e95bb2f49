import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { couponUses } from '../../db/schema/voucher.ts';

/** Whether any order has used the coupon, cancelled orders included. */
export async function isKept({ db }: ServiceContext, couponId: number): Promise<boolean> {
  const [use] = await db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(eq(couponUses.couponId, couponId))
    .limit(1);
  return use !== undefined;
}
