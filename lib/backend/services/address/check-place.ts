import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { cities, countries, states } from '../../db/schema/place.ts';
import { invalid } from '../../errors.ts';

export interface PlaceIds {
  countryId: number;
  stateId: number;
  cityId: number;
}

const deliveredTo = 'IN';

/**
 * Throws 400 at the field for a country other than India, a state of another country or a city of
 * another state.
 */
export async function checkPlace(
  { db }: ServiceContext,
  { countryId, stateId, cityId }: PlaceIds,
): Promise<void> {
  const [place] = await db
    .select({ country: countries.code, state: states.id, city: cities.id })
    .from(countries)
    .leftJoin(states, and(eq(states.id, stateId), eq(states.countryId, countries.id)))
    .leftJoin(cities, and(eq(cities.id, cityId), eq(cities.stateId, states.id)))
    .where(eq(countries.id, countryId));
  if (!place) throw invalid({ country: ['Please choose a country'] });
  if (place.country !== deliveredTo) throw invalid({ country: ['We deliver within India only'] });
  if (!place.state) throw invalid({ state: ['Please choose a state of this country'] });
  if (!place.city) throw invalid({ city: ['Please choose a city of this state'] });
}
