import { and, eq, isNull } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { sessions } from '../../db/schema/customer.ts';

/** Ends the caller's session; other sessions of the customer stay. */
export async function closeSession(
  { db, now }: ServiceContext,
  { tokenHash }: CustomerCaller,
): Promise<void> {
  await db.update(sessions).set({ revokedAt: now() }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of an account. */
export async function closeAllSessions(
  { db, now }: ServiceContext,
  customerId: number,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now() })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt)));
}
