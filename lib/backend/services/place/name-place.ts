import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { cities, countries, states, worldCities } from '../../db/schema/place.ts';
import { invalid } from '../../errors.ts';
import { partsOfCityId } from './world-city-id.ts';

interface Chosen {
  country?: number | null | undefined;
  state?: number | null | undefined;
  city?: number | null | undefined;
}

export interface NamedPlace {
  country?: string;
  state?: string;
  city?: string;
}

/**
 * Returns the names of country, state and city. Throws 400 with the field if the country is
 * unknown, if the state is not in the country or was sent without a country; the same for the city.
 */
export async function namePlace(context: ServiceContext, chosen: Chosen): Promise<NamedPlace> {
  const { db } = context;
  const named: NamedPlace = {};
  if (chosen.country) {
    const [country] = await db
      .select({ name: countries.name })
      .from(countries)
      .where(eq(countries.id, chosen.country));
    if (!country) throw invalid({ country: ['Choose a country'] });
    named.country = country.name;
  }
  if (chosen.state) {
    if (!chosen.country) throw invalid({ country: ['Please select a country first!'] });
    const [state] = await db
      .select({ name: states.name })
      .from(states)
      .where(and(eq(states.id, chosen.state), eq(states.countryId, chosen.country)));
    if (!state) throw invalid({ state: ['Choose a state in this country'] });
    named.state = state.name;
  }
  if (chosen.city) {
    if (!chosen.state) throw invalid({ state: ['Please select a state first!'] });
    const name = await cityName(context, chosen.state, chosen.city);
    if (!name) throw invalid({ city: ['Choose a city in this state'] });
    named.city = name;
  }
  return named;
}

async function cityName(
  { db }: ServiceContext,
  stateId: number,
  cityId: number,
): Promise<string | undefined> {
  const [city] = await db
    .select({ name: cities.name })
    .from(cities)
    .where(and(eq(cities.id, cityId), eq(cities.stateId, stateId)));
  if (city) return city.name;
  const { stateId: ofState, index } = partsOfCityId(cityId);
  if (ofState !== stateId) return undefined;
  const [row] = await db
    .select({ name: sql<string | null>`${worldCities.names}[${index}::int]` })
    .from(worldCities)
    .where(eq(worldCities.stateId, stateId));
  return row?.name ?? undefined;
}
