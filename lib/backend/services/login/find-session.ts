import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';

/** Tokens are stored as SHA-256 hashes: a reader of the database cannot log in with them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

// Hot path: every request of a customer runs this statement first.
const sessionOf = namedStatement<Omit<CustomerCaller, 'kind' | 'tokenHash'>>(
  'find_session',
  sql`select c.id as "customerId", c.is_staff as "isStaff", c.is_superuser as "isSuperuser",
        c.staff_areas as "areas"
      from sessions s join customers c on c.id = s.customer_id
      where s.token_hash = ${sql.placeholder('tokenHash')}::text
        and s.revoked_at is null and s.expires_at > ${sql.placeholder('now')}::timestamptz
        and c.deactivated_at is null`,
);

/**
 * Returns the customer of a token; undefined if it is unknown, revoked, expired or of a closed
 * account.
 */
export async function findSession(
  { db, now }: ServiceContext,
  token: string,
): Promise<CustomerCaller | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await sessionOf(db, { tokenHash, now: now() });
  return row && { kind: 'customer', tokenHash, ...row };
}
