import { inArray } from 'drizzle-orm';
import { budgetNames, eachBudget, type BudgetName } from '../../../contract/message-budget.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { settings } from '../../db/schema/running.ts';
import { writeSetting } from '../shop-profile/write-setting.ts';
import { writeAudit } from '../staff/write-audit.ts';

/** Messages per hour and day; 0: no limit. */
export type MessageBudgets = Record<BudgetName, number>;

/** No budget in demo mode, which sends nothing. */
const usualBudgets: Record<'demo' | 'live', MessageBudgets> = {
  demo: eachBudget(() => 0),
  live: { sms_per_hour: 500, sms_per_day: 3_000, mails_per_hour: 2_000, mails_per_day: 10_000 },
};

/** Returns the budgets set by the owner; those that are not set have the default of the mode. */
export async function readBudgets(
  db: Queryable,
  { mode }: Pick<ServiceContext['env'], 'mode'>,
): Promise<MessageBudgets> {
  const rows = await db
    .select({ name: settings.name, value: settings.value })
    .from(settings)
    .where(inArray(settings.name, [...budgetNames]));
  const budgets = { ...usualBudgets[mode] };
  for (const name of budgetNames) {
    const value = rows.find((row) => row.name === name)?.value;
    if (Number.isSafeInteger(value) && Number(value) >= 0) budgets[name] = Number(value);
  }
  return budgets;
}

/** Stores the budgets that differ from the current ones and writes them to the audit log. */
export async function changeBudgets(
  context: ServiceContext,
  caller: CustomerCaller,
  input: { [Name in BudgetName]?: number | undefined },
): Promise<void> {
  const before = await readBudgets(context.db, context.env);
  const changed = budgetNames.filter(
    (name) => input[name] !== undefined && input[name] !== before[name],
  );
  if (changed.length === 0) return;
  for (const name of changed) await writeSetting(context, name, input[name]);
  await writeAudit(context, caller, {
    action: 'settings.change',
    subject: 'settings:messages',
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: Object.fromEntries(changed.map((name) => [name, input[name]])),
  });
}
