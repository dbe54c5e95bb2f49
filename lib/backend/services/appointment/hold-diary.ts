import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';

const lock = sql`hashtext('appointments.diary')`;

/**
 * Shared advisory lock until the transaction ends: weekly hours and days off cannot change, other
 * bookings can run in parallel.
 */
export async function holdDiary({ db }: ServiceContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lock})`);
}

/**
 * Exclusive advisory lock: waits for running bookings and blocks new ones. Needed to change weekly
 * hours and days off.
 */
export async function closeDiary({ db }: ServiceContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lock})`);
}
