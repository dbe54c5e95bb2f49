import type { PinCodePlace } from '../../contract/place';

type Chosen = { postal_code: string; city: number | null };

/**
 * Returns the city of a PIN code where another one is chosen; null where they agree, or the PIN code
 * is not the one that was looked up.
 */
export function otherCityOfPin(
  found: PinCodePlace | null,
  { postal_code: pinCode, city }: Chosen,
): PinCodePlace['city_obj'] {
  if (!found?.city_obj || found.pin_code !== pinCode || city === null) return null;
  return found.city_obj.id === city ? null : found.city_obj;
}
