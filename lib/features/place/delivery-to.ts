import {
  shippingFee,
  workingDays,
  type DeliveryTerms,
  type WorkingDays,
  type ZoneTerms,
} from '../../contract/delivery-terms';
import { isPinCode } from '../../contract/pin-code';

export interface PinPlace {
  pin: string;
  /** Null if the PIN code alone does not determine it. */
  city: string | null;
  state: string | null;
  /** Left out where the store did not say it. */
  zone?: ZoneTerms | undefined;
}

export interface DeliveryPlace extends PinPlace {
  /** Working days until arrival: minimum and maximum. */
  days: WorkingDays;
  /** In rupees, for non-members. */
  fee: number;
}

/** Returns the delivery terms of a place; only an estimate: the selected address decides. */
export function deliveryTo(place: PinPlace, terms: DeliveryTerms): DeliveryPlace {
  const city = place.city ?? '';
  const destination = { city, isMember: false, zone: place.zone };
  return {
    ...place,
    days: workingDays(destination, terms),
    fee: shippingFee(destination, terms),
  };
}

/** `2 working days`, `5 to 6 working days`. */
export function formatDays([fewest, most]: DeliveryPlace['days']): string {
  return `${fewest === most ? fewest : `${fewest} to ${most}`} working days`;
}

/** Returns `380009 Ahmedabad`; the state if the city is unknown. */
export function formatPlace({ pin, city, state }: PinPlace): string {
  return [pin, city ?? state].filter(Boolean).join(' ');
}

/** Parses the stored place; null if it is invalid. */
export function parsePlace(text: string | null, terms: DeliveryTerms): DeliveryPlace | null {
  if (!text) return null;
  try {
    const { pin, city, state, zone } = JSON.parse(text) as Partial<PinPlace>;
    if (typeof pin !== 'string' || !isPinCode(pin)) return null;
    const place = { pin, city: city ?? null, state: state ?? null };
    return deliveryTo(isZone(zone) ? { ...place, zone } : place, terms);
  } catch {
    return null;
  }
}

function isZone(zone: Partial<ZoneTerms> | undefined): zone is ZoneTerms {
  const isFee = zone?.fee === null || typeof zone?.fee === 'number';
  return isFee && Array.isArray(zone.days) && zone.days.every((days) => Number.isInteger(days));
}

/** Six digits, the first not 0. */
export function isPin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}
