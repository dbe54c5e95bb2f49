import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';

const lock = sql`hashtext('appointments.diary')`;

/** Keeps hours and days off as they are until the transaction ends; others may book meanwhile. */
export async function holdDiary({ db }: ServiceContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lock})`);
}

/** Waits until nobody is booking, and lets nobody begin: for a change of hours and days off. */
export async function closeDiary({ db }: ServiceContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lock})`);
}
