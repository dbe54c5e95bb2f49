import type { DeliveryTerms, Destination } from './delivery-terms.ts';

/**
 * Former city names, in lower case, that saved addresses and other store APIs may still contain.
 */
const currentNames = new Map([
  ['allahabad', 'prayagraj'],
  ['alleppey', 'alappuzha'],
  ['bangalore', 'bengaluru'],
  ['baroda', 'vadodara'],
  ['belgaum', 'belagavi'],
  ['bellary', 'ballari'],
  ['benares', 'varanasi'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['calicut', 'kozhikode'],
  ['cannanore', 'kannur'],
  ['cochin', 'kochi'],
  ['gauhati', 'guwahati'],
  ['gulbarga', 'kalaburagi'],
  ['gurgaon', 'gurugram'],
  ['hubli', 'hubballi'],
  ['madras', 'chennai'],
  ['mangalore', 'mangaluru'],
  ['mysore', 'mysuru'],
  ['palghat', 'palakkad'],
  ['pondicherry', 'puducherry'],
  ['poona', 'pune'],
  ['quilon', 'kollam'],
  ['shimoga', 'shivamogga'],
  ['tanjore', 'thanjavur'],
  ['trichur', 'thrissur'],
  ['trichy', 'tiruchirappalli'],
  ['trivandrum', 'thiruvananthapuram'],
  ['tumkur', 'tumakuru'],
  ['tuticorin', 'thoothukudi'],
  ['vizag', 'visakhapatnam'],
]);

/** Today's name of a city, in lower case. */
export const currentCityName = (city: string) => {
  const name = city.trim().toLowerCase();
  return currentNames.get(name) ?? name;
};

/** Returns whether the shop delivers to members at a destination by express. */
export function isExpressPlace(
  { city, pin = '' }: Pick<Destination, 'city' | 'pin'>,
  { elite_benefits: benefits }: Pick<DeliveryTerms, 'elite_benefits'>,
): boolean {
  const name = currentCityName(city);
  return (benefits?.express_places ?? []).some((place) =>
    /^\d/.test(place) ? pin.startsWith(place) : name !== '' && currentCityName(place) === name,
  );
}
