import { sql, type SQL } from 'drizzle-orm';
import { worldCities } from '../../db/schema/place.ts';

/* No state has as many cities; India's, which have ids of their own, are far below the first of these. */
const perState = 10_000;

/** The id of a city outside of India, by its place in the row of its state. */
export const worldCityId = (place: SQL) =>
  sql<number>`${worldCities.stateId} * ${sql.raw(String(perState))} + ${place}::int`;

/** What such an id is made of; of another id it is what no row has. */
export function partsOfCityId(id: number): { stateId: number; place: number } {
  return { stateId: Math.floor(id / perState), place: id % perState };
}
