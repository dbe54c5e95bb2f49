import type { PinCodePlace } from '../../contract/place';
import type { AddressDraft } from './address-draft';

type FilledIn = Pick<PinCodePlace, 'state_obj' | 'city_obj'>;
type Chosen = Pick<AddressDraft, 'state' | 'city'>;

/**
 * State and city as a PIN code fills them in; null where it says nothing. A city that was chosen
 * stays where the PIN code names its state alone.
 */
export function fillInPlace({ state_obj, city_obj }: FilledIn, chosen: Chosen): Chosen | null {
  if (!state_obj) return null;
  const isSameState = state_obj.id === chosen.state;
  return { state: state_obj.id, city: city_obj?.id ?? (isSameState ? chosen.city : null) };
}

/** `Pune, Maharashtra`: what was filled in, to be said beside the field. */
export function placeWords({ state_obj, city_obj }: FilledIn): string {
  return [city_obj?.name, state_obj?.name].filter(Boolean).join(', ');
}
