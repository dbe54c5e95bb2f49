import { asc, eq, ilike } from 'drizzle-orm';
import type { Country, Place } from '../../../contract/place.ts';
import type { ServiceContext } from '../../context.ts';
import { cities, countries, states } from '../../db/schema/place.ts';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Countries by name; with `search`, those whose name contains it. */
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
    .where(search ? ilike(countries.name, `%${escapeLike(search)}%`) : undefined)
    .orderBy(asc(countries.name));
}

/** States of a country by name; none where there is no such country. */
export async function listStates({ db }: ServiceContext, countryId: number): Promise<Place[]> {
  return db
    .select({ id: states.id, name: states.name })
    .from(states)
    .where(eq(states.countryId, countryId))
    .orderBy(asc(states.name));
}

/** Cities of a state by name; none where there is no such state. */
export async function listCities({ db }: ServiceContext, stateId: number): Promise<Place[]> {
  return db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.stateId, stateId))
    .orderBy(asc(cities.name));
}
