import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';

/** Changes of the team happen one after another: two owners who demote each other leave one. */
export async function lockTeam({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('team'))`);
}
