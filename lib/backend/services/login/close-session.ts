import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { sessions } from '../../db/schema/customer.ts';

/** Ends the caller's session; other sessions of the customer stay. */
export async function closeSession(
  { db, now }: ServiceContext,
  { tokenHash }: CustomerCaller,
): Promise<void> {
  await db.update(sessions).set({ revokedAt: now() }).where(eq(sessions.tokenHash, tokenHash));
}
