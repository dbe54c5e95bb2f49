import { storeRules } from './store-rules.ts';

/** Former names that addresses and other store APIs still carry, in lower case. */
const namesOfToday = new Map([
  ['bangalore', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
]);

const rapidCities = new Set(storeRules.rapidCities.map((city) => city.toLowerCase()));

/** Returns whether members get express delivery in a city. */
export function isRapidCity(city: string): boolean {
  const name = city.trim().toLowerCase();
  return rapidCities.has(namesOfToday.get(name) ?? name);
}
