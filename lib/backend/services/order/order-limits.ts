import { inArray } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';
import { writeSetting } from '../shop-profile/write-setting.ts';
import { writeAudit } from '../staff/write-audit.ts';

/** How much one customer may order; 0: without limit. */
export interface OrderLimits {
  /** Orders from one account, and to one mobile number, in 24 hours. */
  orders_per_day: number;
  /** Units of one product that the unpaid, unconfirmed orders of one account may hold. */
  unconfirmed_units: number;
}

const names = ['orders_per_day', 'unconfirmed_units'] as const;

/** A demo is ordered from over and over, from one machine and by one account. */
const usualLimits: Record<'demo' | 'live', OrderLimits> = {
  demo: { orders_per_day: 0, unconfirmed_units: 0 },
  live: { orders_per_day: 20, unconfirmed_units: 0 },
};

/** The limits that the owner has set; what was not set is what is usual in this mode. */
export async function readOrderLimits({
  db,
  env,
}: Pick<ServiceContext, 'db' | 'env'>): Promise<OrderLimits> {
  const rows = await db
    .select({ name: settings.name, value: settings.value })
    .from(settings)
    .where(inArray(settings.name, [...names]));
  const limits = { ...usualLimits[env.mode] };
  for (const name of names) {
    const value = rows.find((row) => row.name === name)?.value;
    if (Number.isSafeInteger(value) && Number(value) >= 0) limits[name] = Number(value);
  }
  return limits;
}

/**
 * Keeps the limits that differ from what holds now, and notes them in the audit log. One that is left out or
 * unchanged is not written: the usual limit of the mode goes on holding.
 */
export async function changeOrderLimits(
  context: ServiceContext,
  caller: CustomerCaller,
  input: { [Name in keyof OrderLimits]?: number | undefined },
): Promise<void> {
  const before = await readOrderLimits(context);
  const changed = names.filter((name) => input[name] !== undefined && input[name] !== before[name]);
  if (changed.length === 0) return;
  for (const name of changed) await writeSetting(context, name, input[name]);
  await writeAudit(context, caller, {
    action: 'settings.change',
    subject: 'settings:orders',
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: Object.fromEntries(changed.map((name) => [name, input[name]])),
  });
}
