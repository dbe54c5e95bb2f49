import type { PinCodeLocation } from '../../contract/place';
import type { AddressDraft } from './address-draft';

type FilledIn = Pick<PinCodeLocation, 'state_obj' | 'city_obj'>;
type Chosen = Pick<AddressDraft, 'state' | 'city'>;

/**
 * Returns state and city of a PIN code; null if it determines neither. Keeps the chosen city if the
 * PIN code only determines its state.
 */
export function fillInStateAndCity(
  { state_obj, city_obj }: FilledIn,
  chosen: Chosen,
): Chosen | null {
  if (!state_obj) return null;
  const isSameState = state_obj.id === chosen.state;
  return { state: state_obj.id, city: city_obj?.id ?? (isSameState ? chosen.city : null) };
}

export function formatCityAndState({ state_obj, city_obj }: FilledIn): string {
  return [city_obj?.name, state_obj?.name].filter(Boolean).join(', ');
}
