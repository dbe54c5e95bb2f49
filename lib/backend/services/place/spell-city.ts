import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { cities, countries, states } from '../../db/schema/place.ts';

/** Returns the canonical spelling of an Indian city, ignoring case; undefined if unknown. */
export async function spellCity(
  { db }: Pick<ServiceContext, 'db'>,
  name: string,
): Promise<string | undefined> {
  const [city] = await db
    .select({ name: cities.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(and(eq(countries.code, 'IN'), sql`lower(${cities.name}) = lower(${name})`))
    .limit(1);
  return city?.name;
}
