import type { DeliveryTerms, Destination } from './delivery-terms.ts';

/**
 * Former city names, in lower case, that saved addresses and other store APIs may still contain.
 */
const currentNames = new Map([
  ['bangalore', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
]);

const normalise = (city: string) => {
  const name = city.trim().toLowerCase();
  return currentNames.get(name) ?? name;
};

/** Returns whether the shop delivers to members at a destination by express. */
export function isExpressPlace(
  { city, pin = '' }: Pick<Destination, 'city' | 'pin'>,
  { elite_benefits: benefits }: Pick<DeliveryTerms, 'elite_benefits'>,
): boolean {
  const name = normalise(city);
  return (benefits?.express_places ?? []).some((place) =>
    /^\d/.test(place) ? pin.startsWith(place) : name !== '' && normalise(place) === name,
  );
}
