import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { events } from '../../db/schema/content.ts';
import { notFound } from '../../errors.ts';
import type { EventRow } from './serialize.ts';

/** Returns one event, also a past one; 404 if it is unknown or not published. */
export async function getEvent({ db }: ServiceContext, id: number): Promise<EventRow> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), events.isPublished));
  if (!row) throw notFound('Event');
  return row;
}
