import { listCountries, type Country } from '../../contract/place';
import type { StoreCaller } from '../../platform/form-posts/call-store';
import { FormRefusal, type Fields } from '../../platform/form-posts/form-post';
import { nationalDigits } from '../../format/mobile';
import { findCountry } from '../plain-form/find-country';

/** Without scripts the form sends the country's name or id. Throws FormRefusal. */
export async function countryOf(fields: Fields, store: StoreCaller, field = 'country') {
  const typed = fields[field] ?? '';
  if (!typed.trim()) return undefined;
  const found = findCountry((await store(listCountries)).data, typed);
  if (found) return found;
  throw new FormRefusal('Choose a country from the list', { field });
}

export const nationalNumber = (typed = '', country: Country | undefined) =>
  nationalDigits(typed, country?.calling_code);
