import { linkClass } from '@/components/ui/button-class';
import type { NamedLocation } from '@/lib/contract/place';

interface PinCodeMismatchProps {
  pinCode: string;
  /** City or state of the PIN code. */
  place: NamedLocation;
  onTake: () => void;
}

export function PinCodeMismatch({ pinCode, place, onTake }: PinCodeMismatchProps) {
  return (
    <span role="status">
      PIN code {pinCode} is in {place.name}.{' '}
      <button type="button" onClick={onTake} className={`${linkClass} min-h-11`}>
        Use {place.name}
      </button>
    </span>
  );
}
