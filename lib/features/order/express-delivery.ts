import { storeRules } from '../../contract/store-rules';

/** Working days of express delivery to members: the same day or the next. */
export type ExpressDelivery = 0 | 1;

/* Minutes from UTC to Indian time; constant since 1945. */
const minutesAhead = 330;

/** Returns whether members get express delivery in a city. */
export function isRapidCity(city: string): boolean {
  const name = city.trim().toLowerCase();
  return storeRules.rapidCities.some((rapid) => rapid.toLowerCase() === name);
}

/** Express delivery of an order placed now; undefined for non-members. */
export function expressDeliveryOf(
  now: Date,
  isMember: boolean | undefined,
): ExpressDelivery | undefined {
  if (!isMember) return undefined;
  const hourInIndia = new Date(now.getTime() + minutesAhead * 60_000).getUTCHours();
  return hourInIndia < storeRules.rapidUntilHour ? 0 : 1;
}
