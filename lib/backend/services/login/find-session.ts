import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers, sessions } from '../../db/schema/customer.ts';

/** How a token is kept: whoever reads the database cannot log in with what stands there. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whose token it is; undefined where it is unknown, revoked, run out or of a closed account. */
export async function findSession(
  { db, now }: ServiceContext,
  token: string,
): Promise<CustomerCaller | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      customerId: customers.id,
      isStaff: customers.isStaff,
      isSuperuser: customers.isSuperuser,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now()),
        isNull(customers.deactivatedAt),
      ),
    );
  return row && { kind: 'customer', tokenHash, ...row };
}
