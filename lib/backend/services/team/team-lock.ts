import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';

/**
 * Takes an advisory lock until the transaction ends: changes of the team run one after another, so
 * that two owners who demote each other cannot leave the shop without one.
 */
export async function lockTeam({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('team'))`);
}
