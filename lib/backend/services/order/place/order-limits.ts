import { inArray } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { settings } from '../../../db/schema/running.ts';
import { writeSetting } from '../../shop-profile/setting.ts';
import { writeAudit } from '../../staff/write-audit.ts';

/** Order limits per customer; 0: no limit. */
export interface OrderLimits {
  /** Orders from one account, and to one mobile number, in 24 hours. */
  orders_per_day: number;
  /** Units of one product in unpaid, unconfirmed orders of an account that never received one. */
  unconfirmed_units: number;
  /** Cash parcels that may come back before a customer has to pay online. */
  cash_refusals: number;
}

const names = ['orders_per_day', 'unconfirmed_units', 'cash_refusals'] as const;

/** No limits in demo mode: many orders come from one machine and one account. */
const usualLimits: Record<'demo' | 'live', OrderLimits> = {
  demo: { orders_per_day: 0, unconfirmed_units: 0, cash_refusals: 0 },
  live: { orders_per_day: 20, unconfirmed_units: 12, cash_refusals: 0 },
};

/** Returns the limits set by the owner; limits that are not set have the default of the mode. */
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
 * Stores the limits that differ from the current ones and writes them to the audit log. Omitted or
 * unchanged limits are not written: the default of the mode continues to apply.
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
  await writeAudit(context, caller, 'settings.change', 'settings:orders', {
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: Object.fromEntries(changed.map((name) => [name, input[name]])),
  });
}
