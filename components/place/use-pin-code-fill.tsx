import { useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { unserved } from '@/lib/contract/cash-messages';
import type { NamedLocation, PinCodeLocation } from '@/lib/contract/place';
import {
  fillInStateAndCity,
  formatCityAndState,
} from '@/lib/features/address/fill-in-state-and-city';
import { findMismatch, type ChosenLocation } from '@/lib/features/place/find-mismatch';
import { findPinCodeLocation } from '@/lib/features/place/find-pin-code-location';

/**
 * Fills in state and city of a PIN code. Returns notes for the three fields: what was filled in, or
 * that nothing is delivered there; and, where another state or city is chosen, which one is right.
 */
export function usePinCodeFill(
  chosen: ChosenLocation,
  readDraft: () => ChosenLocation,
  onFill: (stateAndCity: Pick<ChosenLocation, 'state' | 'city'>) => void,
) {
  const [location, setLocation] = useState<PinCodeLocation | null>(null);

  function fill(found: PinCodeLocation) {
    const stateAndCity = fillInStateAndCity(found, readDraft());
    if (stateAndCity) onFill(stateAndCity);
  }

  async function lookUp(pinCode: string) {
    if (pinCode.length !== 6) return;
    const found = await findPinCodeLocation(pinCode);
    if (!found || readDraft().postal_code !== pinCode) return;
    setLocation(found);
    fill(found);
  }

  const { postal_code: pinCode } = chosen;
  const { state, city } = findMismatch(location, chosen);
  const mismatch = (place: NamedLocation | null) =>
    location &&
    place && <PinCodeMismatch pinCode={pinCode} place={place} onTake={() => fill(location)} />;

  let pinNote = '';
  if (location?.pin_code === pinCode) {
    if (location.delivery.is_served === false) pinNote = `${unserved(pinCode)}.`;
    else if (!state && !city) pinNote = formatCityAndState(location);
  }
  return { lookUp, pinNote, stateNote: mismatch(state), cityNote: mismatch(city) };
}

interface PinCodeMismatchProps {
  pinCode: string;
  /** City or state of the PIN code. */
  place: NamedLocation;
  onTake: () => void;
}

function PinCodeMismatch({ pinCode, place, onTake }: PinCodeMismatchProps) {
  return (
    <span role="status">
      PIN code {pinCode} is in {place.name}.{' '}
      <LinkButton onClick={onTake}>Use {place.name}</LinkButton>
    </span>
  );
}
