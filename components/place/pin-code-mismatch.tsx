'use client';

import { useState } from 'react';
import { linkClass } from '@/components/ui/button-class';
import type { NamedLocation, PinCodeLocation } from '@/lib/contract/place';
import { otherCityOfPin, otherStateOfPin } from '@/lib/features/place/city-of-pin';

interface Chosen {
  pinCode: string;
  state: number | null;
  city: number | null;
}

/**
 * Notes below the fields of state and city: that the PIN code is in another one. Its button takes
 * over those of the PIN code.
 */
export function usePinCodeMismatch(
  { pinCode, state, city }: Chosen,
  onTake: (location: PinCodeLocation) => void,
) {
  const [pinLocation, setPinLocation] = useState<PinCodeLocation | null>(null);
  const chosen = { postal_code: pinCode, state, city };
  const stateOfPin = otherStateOfPin(pinLocation, chosen);
  const cityOfPin = stateOfPin ? null : otherCityOfPin(pinLocation, chosen);
  const note = (place: NamedLocation | null) =>
    pinLocation &&
    place && <PinCodeMismatch pinCode={pinCode} place={place} onTake={() => onTake(pinLocation)} />;
  return { setPinLocation, stateNote: note(stateOfPin), cityNote: note(cityOfPin) };
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
      <button type="button" onClick={onTake} className={`${linkClass} min-h-11`}>
        Use {place.name}
      </button>
    </span>
  );
}
