import type { NamedLocation, PinCodeLocation } from '../../contract/place';

export interface ChosenLocation {
  postal_code: string;
  state: number | null;
  city: number | null;
}

const ifOther = (found: NamedLocation | null, chosen: number | null) =>
  found && chosen !== null && found.id !== chosen ? found : null;

/**
 * Returns state and city of a PIN code that differ from the chosen ones; the city only if the state
 * is the same. Null if they agree, none is chosen, or the location is of another PIN code.
 */
export function findMismatch(
  location: PinCodeLocation | null,
  { postal_code: pinCode, state, city }: ChosenLocation,
): { state: NamedLocation | null; city: NamedLocation | null } {
  if (location?.pin_code !== pinCode) return { state: null, city: null };
  const otherState = ifOther(location.state_obj, state);
  return { state: otherState, city: otherState ? null : ifOther(location.city_obj, city) };
}
