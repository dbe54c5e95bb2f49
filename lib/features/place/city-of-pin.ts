import type { PinCodeLocation } from '../../contract/place';

type Chosen = { postal_code: string; state: number | null; city: number | null };

/**
 * Returns the state of a PIN code if it differs from the chosen one; null as for `otherCityOfPin`.
 */
export function otherStateOfPin(
  found: PinCodeLocation | null,
  { postal_code: pinCode, state }: Omit<Chosen, 'city'>,
): PinCodeLocation['state_obj'] {
  if (!found?.state_obj || found.pin_code !== pinCode || state === null) return null;
  return found.state_obj.id === state ? null : found.state_obj;
}

/**
 * Returns the city of a PIN code if it differs from the chosen one; null if they agree, or the
 * location is of another PIN code.
 */
export function otherCityOfPin(
  found: PinCodeLocation | null,
  { postal_code: pinCode, city }: Omit<Chosen, 'state'>,
): PinCodeLocation['city_obj'] {
  if (!found?.city_obj || found.pin_code !== pinCode || city === null) return null;
  return found.city_obj.id === city ? null : found.city_obj;
}
