import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { dayInIndia } from '../../../contract/india-clock.ts';
import {
  budgetNames,
  messageBudgets,
  type BudgetName,
  eachBudget,
} from '../../../contract/message-budget.ts';
import type { ServiceContext, CustomerCaller } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { outboxMessages, settings } from '../../db/schema/running.ts';
import { StoreError } from '../../errors.ts';
import { writeSetting } from '../shop-profile/setting.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { readOwners } from '../team/read-owners.ts';
import type { MessageKind } from './message-kinds.ts';
import { queueMessage } from './queue-message.ts';

type Within = Pick<ServiceContext, 'db' | 'env' | 'now'>;

/** Kinds that people can cause again and again without staff and without paying. */
const budgetedKinds: MessageKind[] = [
  'login_otp',
  'mobile_otp',
  'password_otp',
  'owner_otp',
  'welcome',
  'email_confirmation',
  'enquiry_received',
  'order_placed',
  'order_changed',
  'order_cancelled',
  'return_requested',
  'appointment_booked',
  'appointment_moved',
];

/**
 * Seconds after which a message of this channel fits into the budgets of hour and day again;
 * undefined if one fits now. Notifies the owners, once a day each, that half of a budget is used,
 * and that its last message was sent. Counts only committed messages: parallel requests may exceed
 * a budget by their number.
 */
async function waitForBudget(
  context: Within,
  channel: 'sms' | 'email',
): Promise<number | undefined> {
  const budgets = await readBudgets(context.db, context.env);
  let wait: number | undefined;
  for (const name of budgetNames) {
    const limit = budgets[name];
    if (messageBudgets[name].channel !== channel || limit === 0) continue;
    const { hours } = messageBudgets[name];
    const lately = and(
      eq(outboxMessages.channel, channel),
      inArray(outboxMessages.kind, budgetedKinds),
      // Database clock, because it also sets `created_at`.
      gt(outboxMessages.createdAt, sql`now() - make_interval(hours => ${hours})`),
    );
    const seconds = sql<number>`extract(epoch from ${outboxMessages.createdAt} - now())::float8 + ${hours * 3_600}`;
    const newest = await context.db
      .select({ seconds })
      .from(outboxMessages)
      .where(lately)
      .orderBy(desc(outboxMessages.createdAt))
      .limit(limit);
    const used = newest.length + 1;
    if (used * 2 >= limit) await tellOwners(context, name, { limit, isUsedUp: used >= limit });
    const oldest = newest[limit - 1];
    if (oldest) wait = Math.max(wait ?? 1, oldest.seconds);
  }
  return wait;
}

/** Whether the budgets allow one more mail that the receiver has not asked for at this moment. */
export const hasMailBudget = async (context: Within): Promise<boolean> =>
  (await waitForBudget(context, 'email')) === undefined;

/** Throws 429 `sms_used_up` with the other ways to log in, if the budgets allow no more SMS. */
export async function requireSmsBudget(context: Within): Promise<void> {
  const wait = await waitForBudget(context, 'sms');
  if (wait === undefined) return;
  throw new StoreError(
    429,
    'We can’t send SMS right now. Log in with your email and password, or request a login link by email.',
    { code: 'sms_used_up', retryAfterSeconds: Math.ceil(wait) },
  );
}

async function tellOwners(
  { db, now }: Within,
  name: BudgetName,
  { limit, isUsedUp }: { limit: number; isUsedUp: boolean },
): Promise<void> {
  const { channel, hours } = messageBudgets[name];
  const isSms = channel === 'sms';
  const emails = limit === 1 ? 'email' : 'emails';
  for (const { id, email } of await readOwners(db)) {
    await queueMessage(db, {
      kind: 'message_budget',
      to: { email },
      key: `${id} ${name} ${isUsedUp ? 'end' : 'half'} ${dayInIndia(now())}`,
      data: {
        budget: `${limit.toLocaleString('en-IN')} ${isSms ? 'SMS' : emails} ${hours === 1 ? 'an hour' : 'a day'}`,
        isSms,
        isUsedUp,
      },
    });
  }
}

/** Messages per hour and day; 0: no limit. */
type MessageBudgets = Record<BudgetName, number>;

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
  await writeAudit(context, caller, 'settings.change', 'settings:messages', {
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: Object.fromEntries(changed.map((name) => [name, input[name]])),
  });
}
