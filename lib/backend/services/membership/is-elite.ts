import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { memberships } from '../../db/schema/membership.ts';

/** Whether a paid month of Elite runs at this moment (decisions: Elite). */
export async function isElite({ db, now }: ServiceContext, customerId: number): Promise<boolean> {
  const moment = now();
  const [running] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.customerId, customerId),
        lte(memberships.startsAt, moment),
        gt(memberships.endsAt, moment),
        isNull(memberships.cancelledAt),
      ),
    )
    .limit(1);
  return running !== undefined;
}
