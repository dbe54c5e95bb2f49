import type { Country } from '../../contract/place';

/** Finds a country by its id or its name, as a form sends it. */
export const findCountry = (countries: readonly Country[], typed: string): Country | undefined => {
  const text = typed.trim().toLowerCase();
  return countries.find(
    ({ id, country_name: name }) => String(id) === text || name.toLowerCase() === text,
  );
};
