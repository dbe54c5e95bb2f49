import { sql, type SQL } from 'drizzle-orm';
import { worldCities } from '../../db/schema/place.ts';

/*
 * Larger than the number of cities in any state. Indian cities have their own ids, far below this
 * range.
 */
const perState = 10_000;

/** Returns the id of a city outside India: state id and index of the city within the state. */
export const worldCityId = (place: SQL) =>
  sql<number>`${worldCities.stateId} * ${sql.raw(String(perState))} + ${place}::int`;

/** Splits such an id into state id and index; for other ids the result matches no row. */
export function partsOfCityId(id: number): { stateId: number; place: number } {
  return { stateId: Math.floor(id / perState), place: id % perState };
}
