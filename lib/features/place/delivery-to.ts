import { isHomeCity, shippingFee, type DeliveryTerms } from '../../contract/delivery-terms';
import { storeRules } from '../../contract/store-rules';

export interface PinPlace {
  pin: string;
  /** Null if the PIN code alone does not determine it. */
  city: string | null;
  state: string | null;
}

export interface DeliveryPlace extends PinPlace {
  /** Working days until arrival: minimum and maximum. */
  days: readonly [number, number];
  /** In rupees, for non-members. */
  fee: number;
}

/** Returns the delivery terms of a place; only an estimate: the selected address decides. */
export function deliveryTo(place: PinPlace, terms: DeliveryTerms): DeliveryPlace {
  const city = place.city ?? '';
  const { nearby, elsewhere } = storeRules.deliveryDays;
  return {
    ...place,
    days: isHomeCity(city, terms) ? nearby : elsewhere,
    fee: shippingFee({ city, isMember: false }, terms),
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
    const { pin, city, state } = JSON.parse(text) as Partial<PinPlace>;
    if (typeof pin !== 'string' || !isPin(pin)) return null;
    return deliveryTo({ pin, city: city ?? null, state: state ?? null }, terms);
  } catch {
    return null;
  }
}

/** Six digits, the first not 0. */
export function isPin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}
