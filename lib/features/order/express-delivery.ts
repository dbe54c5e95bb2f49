import { storeRules } from '../../contract/store-rules';

/** Working days until a member's order comes in a rapid city: the same day, or the next. */
export type ExpressDelivery = 0 | 1;

/* India has kept this distance from Greenwich since 1945. */
const minutesAhead = 330;

/** Whether members have their parcels in a city the same day or the next. */
export function isRapidCity(city: string): boolean {
  const name = city.trim().toLowerCase();
  return storeRules.rapidCities.some((rapid) => rapid.toLowerCase() === name);
}

/** How swiftly an order of this moment comes to a member; undefined for everybody else. */
export function expressDeliveryOf(
  now: Date,
  isMember: boolean | undefined,
): ExpressDelivery | undefined {
  if (!isMember) return undefined;
  const hourInIndia = new Date(now.getTime() + minutesAhead * 60_000).getUTCHours();
  return hourInIndia < storeRules.rapidUntilHour ? 0 : 1;
}
