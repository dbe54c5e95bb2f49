import { linkClass } from '@/components/ui/button-class';
import type { Place } from '@/lib/contract/place';

interface OtherPlaceProps {
  pinCode: string;
  /** City or state of the PIN code. */
  place: Place;
  onTake: () => void;
}

export function OtherPlace({ pinCode, place, onTake }: OtherPlaceProps) {
  return (
    <span role="status">
      PIN code {pinCode} is in {place.name}.{' '}
      <button type="button" onClick={onTake} className={`${linkClass} min-h-11`}>
        Use {place.name}
      </button>
    </span>
  );
}
