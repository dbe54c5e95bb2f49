import { isHomeCity, shippingFee, type DeliveryTerms } from '../../contract/delivery-terms';
import { storeRules } from '../../contract/store-rules';

export interface PinPlace {
  pin: string;
  /** Null where the PIN code alone does not say which. */
  city: string | null;
  state: string | null;
}

export interface DeliveryPlace extends PinPlace {
  /** Within how many working days an order arrives: the fewest and the most. */
  days: readonly [number, number];
  /** In rupees, for who is no Elite member. */
  fee: number;
}

/** A place with what a delivery there takes; the selected address decides in the end. */
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

/** Where it lies, as one says it: `380009 Ahmedabad`; the state where the city is not known. */
export function formatPlace({ pin, city, state }: PinPlace): string {
  return [pin, city ?? state].filter(Boolean).join(' ');
}

/** Reads a kept place back; null for anything else that stands there. */
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
