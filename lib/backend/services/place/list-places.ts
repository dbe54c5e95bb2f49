import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Country, NamedLocation } from '../../../contract/place.ts';
import type { ServiceContext } from '../../context.ts';
import { foldedText } from '../../db/schema/search-texts.ts';
import { containsText } from '../../db/contains-text.ts';
import { cities, countries, states, worldCities } from '../../db/schema/place.ts';
import { worldCityId } from './world-city-id.ts';

const contains = (name: SQL, search: string | undefined) =>
  search ? containsText(name, search) : sql`true`;

const beginsWith = (name: SQL, search: string) =>
  sql`starts_with(${foldedText(name)}, ${foldedText(sql`${search}::text`)})`;

/**
 * Returns countries by name; with `search`, those whose name contains it, first those that begin
 * with it.
 */
export async function listCountries(
  { db }: ServiceContext,
  search: string | undefined,
): Promise<Country[]> {
  return db
    .select({
      id: countries.id,
      country_name: countries.name,
      calling_code: countries.callingCode,
    })
    .from(countries)
    .where(contains(sql`${countries.name}`, search))
    .orderBy(
      ...(search ? [desc(beginsWith(sql`${countries.name}`, search))] : []),
      asc(countries.name),
    );
}

/** Returns the states of a country by name, filtered by `search`; empty for an unknown country. */
export async function listStates(
  { db }: ServiceContext,
  countryId: number,
  search?: string,
): Promise<NamedLocation[]> {
  return db
    .select({ id: states.id, name: states.name })
    .from(states)
    .where(and(eq(states.countryId, countryId), contains(sql`${states.name}`, search)))
    .orderBy(asc(states.name));
}

/** Returns the cities of a state by name, filtered by `search`; empty for an unknown state. */
export async function listCities(
  { db }: ServiceContext,
  stateId: number,
  search?: string,
): Promise<NamedLocation[]> {
  const ofIndia = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(and(eq(cities.stateId, stateId), contains(sql`${cities.name}`, search)))
    .orderBy(asc(cities.name));
  if (ofIndia.length > 0) return ofIndia;
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select ${worldCityId(sql`place`)} as id, name
      from ${worldCities}, unnest(${worldCities.names}) with ordinality as city (name, place)
     where ${worldCities.stateId} = ${stateId} and ${contains(sql`name`, search)}
     order by name`);
  return rows;
}
