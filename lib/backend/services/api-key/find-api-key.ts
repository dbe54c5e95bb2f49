import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { hashToken } from '../login/find-session.ts';

/** Prefix of every key, so that a leaked key can be recognised (secret scanning). */
export const keyPrefix = 'sose_';

/** The account that a key acts for, and its rate limit per minute. */
export type Program = CustomerCaller & { perMinute: number };

/**
 * Returns the owner of a key, its areas and its rate limit; undefined if the key is unknown,
 * revoked or expired, or the owner who made it is no owner any more. Updates the time of last use
 * at most once a minute.
 */
export async function findApiKey(
  { db, now }: ServiceContext,
  key: string,
): Promise<Program | undefined> {
  const keyHash = hashToken(key);
  const at = now().toISOString();
  const { rows } = await db.execute<Row>(sql`
    select k.owner_id as "customerId", k.scopes as areas, k.per_minute as "perMinute",
      coalesce(k.last_used_at < ${at}::timestamptz - interval '1 minute', true) as "isStale"
    from api_keys k join customers c on c.id = k.owner_id
    where k.key_hash = ${keyHash} and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > ${at}::timestamptz)
      and c.is_superuser and c.deactivated_at is null`);
  const [row] = rows;
  if (!row) return undefined;
  if (row.isStale) {
    await db.execute(
      sql`update api_keys set last_used_at = ${at}::timestamptz where key_hash = ${keyHash}`,
    );
  }
  const { customerId, areas, perMinute } = row;
  return {
    kind: 'customer',
    customerId,
    isStaff: true,
    isSuperuser: false,
    areas,
    tokenHash: keyHash,
    perMinute,
  };
}

interface Row extends Record<string, unknown> {
  customerId: number;
  areas: string[];
  perMinute: number;
  isStale: boolean;
}
