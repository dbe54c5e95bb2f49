import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { EventPeriod, EventQuery } from '../../../contract/event.ts';
import { isOn } from '../../../contract/is-on.ts';
import type { ServiceContext } from '../../context.ts';
import { events } from '../../db/schema/content.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import type { EventRow } from './serialize.ts';

/**
 * Returns the published events of a period and kind: current and future ones by time, then past
 * ones, latest first. A month is in the time zone of India; an event that overlaps the month
 * counts. None while events are switched off.
 */
export async function listEvents(
  context: ServiceContext,
  { status, category }: EventQuery,
): Promise<EventRow[]> {
  if (!isOn(await readShop(context), 'events')) return [];
  const { db, now } = context;
  const moment = now();
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        events.isPublished,
        category ? eq(events.category, category) : undefined,
        inPeriod(status, moment),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
  const isOver = (row: EventRow) => row.endsAt <= moment;
  return [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver).reverse()];
}

function inPeriod(period: EventPeriod, moment: Date): SQL | undefined {
  if (period === 'all_events') return undefined;
  if (period === 'upcoming_events') return gt(events.endsAt, moment);
  if (period === 'past_events') return lte(events.endsAt, moment);
  const monthStart = sql`(
    date_trunc('month', ${moment.toISOString()}::timestamptz at time zone 'Asia/Kolkata')
    at time zone 'Asia/Kolkata')`;
  const nextStart = sql`(
    (date_trunc('month', ${moment.toISOString()}::timestamptz at time zone 'Asia/Kolkata')
     + interval '1 month') at time zone 'Asia/Kolkata')`;
  return sql`${events.endsAt} > ${monthStart} and ${events.startsAt} < ${nextStart}`;
}
