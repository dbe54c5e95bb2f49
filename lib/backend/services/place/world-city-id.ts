import { sql, type SQL } from 'drizzle-orm';
import { worldCities } from '../../db/schema/place.ts';

/*
 * Larger than the number of cities in any state. Indian cities have their own ids, far below this
 * range.
 */
const perState = 10_000;

/** Returns the id of a city outside India: state id and index of the city within the state. */
export const worldCityId = (index: SQL) =>
  sql<number>`${worldCities.stateId} * ${sql.raw(String(perState))} + ${index}::int`;

/** Splits such an id into state id and index; for other ids the result matches no row. */
export function partsOfCityId(id: number): { stateId: number; index: number } {
  return { stateId: Math.floor(id / perState), index: id % perState };
}
