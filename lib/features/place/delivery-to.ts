import {
  shippingFee,
  workingDays,
  type DeliveryTerms,
  type Parcel,
  type WorkingDays,
  type ZoneTerms,
} from '../../contract/delivery-terms';
import { isPinCode } from '../../contract/pin-code';

export interface PinLocation {
  pin: string;
  /** Null if the PIN code does not determine it. */
  city: string | null;
  state: string | null;
  /** Omitted if the store did not send it. */
  zone?: ZoneTerms | undefined;
}

export interface DeliveryLocation extends PinLocation {
  /** Working days until arrival: minimum and maximum. */
  days: WorkingDays;
  /** In rupees, for non-members. */
  fee: number;
}

/** Returns the delivery terms of a place; only an estimate: the selected address decides. */
export function deliveryTo(
  location: PinLocation,
  terms: DeliveryTerms,
  parcel?: Parcel,
): DeliveryLocation {
  const city = location.city ?? '';
  const destination = { city, isMember: false, zone: location.zone };
  return {
    ...location,
    days: workingDays(destination, terms),
    fee: shippingFee(destination, terms, parcel),
  };
}

/** `2 working days`, `5 to 6 working days`. */
export function formatDays([fewest, maxDays]: DeliveryLocation['days']): string {
  if (maxDays === 1) return '1 working day';
  return `${fewest === maxDays ? fewest : `${fewest} to ${maxDays}`} working days`;
}

/** Returns `380009 Ahmedabad`; the state if the city is unknown. */
export function formatLocation({ pin, city, state }: PinLocation): string {
  return [pin, city ?? state].filter(Boolean).join(' ');
}

/** Parses the stored place; null if it is invalid. */
export function parseLocation(text: string | null, terms: DeliveryTerms): DeliveryLocation | null {
  if (!text) return null;
  try {
    const { pin, city, state, zone } = JSON.parse(text) as Partial<PinLocation>;
    if (typeof pin !== 'string' || !isPinCode(pin)) return null;
    const location = { pin, city: city ?? null, state: state ?? null };
    return deliveryTo(isZone(zone) ? { ...location, zone } : location, terms);
  } catch {
    return null;
  }
}

function isZone(zone: Partial<ZoneTerms> | undefined): zone is ZoneTerms {
  const isFee = zone?.fee === null || typeof zone?.fee === 'number';
  return isFee && Array.isArray(zone.days) && zone.days.every((days) => Number.isInteger(days));
}
