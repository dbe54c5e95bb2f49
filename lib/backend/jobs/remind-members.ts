import { sql } from 'drizzle-orm';
import { isOn } from '../../contract/is-on.ts';
import { dayInIndia, inIndia } from '../../contract/india-clock.ts';
import type { ServiceContext } from '../context.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';
import { queueMessage } from '../services/messages/queue-message.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';

const maxPerRun = 100;
const dayMs = 24 * 60 * 60 * 1000;
/** Must match the texts about Elite. */
const daysBefore = 3;
const endNoticeDays = 2;

interface EndingMonth extends Record<string, unknown> {
  id: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  email: string | null;
  mobile: string | null;
  firstName: string;
}

/** A membership month without a following one, in `memberships m`. */
const isLast = sql`m.cancelled_at is null and not exists (
  select from memberships n
  where n.customer_id = m.customer_id and n.cancelled_at is null
    and n.starts_at <= m.ends_at and n.ends_at > m.ends_at)`;

/**
 * Notifies members on the third day before their Elite membership ends, and once it has ended: once
 * per membership. No message is sent to members who have bought another month, or while the shop
 * has the membership switched off.
 */
export async function remindMembers(context: ServiceContext): Promise<void> {
  if (!isOn(await readShop(context), 'elite')) return;
  for (let found = maxPerRun; found === maxPerRun;) {
    found = await inTransaction(context.db, (tx) => remindSome(context, tx));
  }
  await inTransaction(context.db, (tx) => tellOfEnds(context, tx));
}

/** Midnight in India at the end of the day that is `days` after that of `moment`. */
function endOfDay(moment: Date, days: number): Date {
  return new Date(inIndia(dayInIndia(new Date(+moment + (days + 1) * dayMs))));
}

async function remindSome({ now }: ServiceContext, tx: Transaction): Promise<number> {
  const { rows: ending } = await tx.execute<{ id: number }>(sql`
    update memberships set reminded_at = ${now().toISOString()}::timestamptz
    where id in (
      select m.id from memberships m
      where m.reminded_at is null and m.ends_at > ${now().toISOString()}::timestamptz
        and m.ends_at < ${endOfDay(now(), daysBefore).toISOString()}::timestamptz and ${isLast}
      order by m.id limit ${maxPerRun} for update skip locked)
    returning id`);
  for (const { id, endsAt, email, mobile, firstName } of await membersOf(tx, ending)) {
    await queueMessage(tx, {
      kind: 'membership_ending',
      to: { email, mobile },
      key: id,
      data: { firstName, endsAt: new Date(endsAt) },
    });
  }
  return ending.length;
}

async function tellOfEnds({ now }: ServiceContext, tx: Transaction): Promise<void> {
  const longAgo = new Date(now().getTime() - endNoticeDays * dayMs);
  const { rows: ended } = await tx.execute<{ id: number }>(sql`
    select m.id from memberships m
    where m.ends_at <= ${now().toISOString()}::timestamptz
      and m.ends_at > ${longAgo.toISOString()}::timestamptz and ${isLast}
      and not exists (
        select from outbox_messages o
        where o.kind = 'membership_ended' and o.key = m.id::text)
    order by m.id`);
  for (const { id, endsAt, email, firstName } of await membersOf(tx, ended)) {
    await queueMessage(tx, {
      kind: 'membership_ended',
      to: { email },
      key: id,
      data: { firstName, endsAt: new Date(endsAt) },
    });
  }
}

async function membersOf(db: Queryable, months: readonly { id: number }[]): Promise<EndingMonth[]> {
  if (months.length === 0) return [];
  const ids = sql.join(
    months.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<EndingMonth>(sql`
    select m.id, (extract(epoch from m.ends_at) * 1000)::float8 as "endsAt", c.email, c.mobile, c.first_name as "firstName"
    from memberships m join customers c on c.id = m.customer_id
    where m.id in (${ids}) and c.deactivated_at is null
    order by m.id`);
  return rows;
}
