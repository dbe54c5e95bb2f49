import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { hashToken } from '../login/find-session.ts';

/** What every key begins with, so that one which was left somewhere is known for what it is. */
export const keyPrefix = 'sose_';

/**
 * In whose name a key calls, and in which areas; undefined where it is unknown, taken back, run out, or
 * where the owner who made it is none any more. That it was used is noted once a minute.
 */
export async function findApiKey(
  { db, now }: ServiceContext,
  key: string,
): Promise<CustomerCaller | undefined> {
  const keyHash = hashToken(key);
  const at = now().toISOString();
  const { rows } = await db.execute<{ customerId: number; areas: string[]; isStale: boolean }>(sql`
    select k.owner_id as "customerId", k.scopes as areas,
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
  const { customerId, areas } = row;
  return {
    kind: 'customer',
    customerId,
    isStaff: true,
    isSuperuser: false,
    areas,
    tokenHash: keyHash,
  };
}
