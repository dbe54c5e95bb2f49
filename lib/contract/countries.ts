import countryTable from './countries.json' with { type: 'json' };

/**
 * The countries of ISO 3166 and Kosovo: code, calling code, English name; sorted by name. The order
 * defines the ids: add new ones at the end. Data from the package countries-list 3.4.1, MIT
 * licence, copyright (c) 2014 Annexare Studio.
 */
export { countryTable };

export const countryNames: readonly string[] = countryTable.map(({ name }) => name);

const byLetters = new Map(countryNames.map((name) => [name.toLowerCase(), name]));

/** Returns a country in its own spelling; undefined if there is none of the name. */
export const findCountry = (name: string): string | undefined =>
  byLetters.get(name.trim().toLowerCase());
