import { sql } from 'drizzle-orm';
import type { FirstStep } from '../../../contract/staff-settings.ts';
import type { ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readSetting } from '../shop-profile/read-setting.ts';
import { writeSetting } from '../shop-profile/write-setting.ts';
import { firstDaySetting } from './read-first-day.ts';

/** Marks a step of the setup as done. Idempotent. */
export async function markStep(context: ServiceContext, step: FirstStep): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${firstDaySetting}))`);
    const ticked = ((await readSetting(within, firstDaySetting)) ?? []) as FirstStep[];
    if (ticked.includes(step)) return;
    await writeSetting(within, firstDaySetting, [...ticked, step]);
  });
}
