import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { statistics } from '../../db/schema/content.ts';

/** Returns the statistics of the home page, in the order set by staff. */
export async function listStatistics({
  db,
}: ServiceContext): Promise<{ id: number; name: string; value: number }[]> {
  return db
    .select({ id: statistics.id, name: statistics.name, value: statistics.value })
    .from(statistics)
    .orderBy(asc(statistics.position), asc(statistics.id));
}
