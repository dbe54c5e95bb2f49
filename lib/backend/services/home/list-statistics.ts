import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { statistics } from '../../db/schema/content.ts';

/** The figures of the house, in the order that staff gave them. */
export async function listStatistics({
  db,
}: ServiceContext): Promise<{ id: number; name: string; value: number }[]> {
  return db
    .select({ id: statistics.id, name: statistics.name, value: statistics.value })
    .from(statistics)
    .orderBy(asc(statistics.position), asc(statistics.id));
}
