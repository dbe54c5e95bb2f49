import { linkClass } from '@/components/ui/button-class';
import type { PinCodePlace } from '@/lib/contract/place';

interface OtherCityProps {
  pinCode: string;
  /** City of the PIN code. */
  city: NonNullable<PinCodePlace['city_obj']>;
  onTake: () => void;
}

export function OtherCity({ pinCode, city, onTake }: OtherCityProps) {
  return (
    <span role="status">
      PIN code {pinCode} is in {city.name}.{' '}
      <button type="button" onClick={onTake} className={`${linkClass} min-h-11`}>
        Use {city.name}
      </button>
    </span>
  );
}
