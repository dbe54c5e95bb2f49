import { storeRules } from '../contract/store-rules';

/** Working days until a member's order comes in a rapid city: the same day, or the next. */
export type Swift = 0 | 1;

const hourInIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Whether members have their parcels in a city the same day or the next (spec section 9). */
export function isRapidCity(city: string): boolean {
  const name = city.trim().toLowerCase();
  return storeRules.rapidCities.some((rapid) => rapid.toLowerCase() === name);
}

/** How swiftly an order of this moment comes to a member; undefined for everybody else. */
export function swiftnessOf(now: Date, isElite: boolean | undefined): Swift | undefined {
  if (!isElite) return undefined;
  return Number(hourInIndia.format(now)) < storeRules.rapidUntilHour ? 0 : 1;
}
