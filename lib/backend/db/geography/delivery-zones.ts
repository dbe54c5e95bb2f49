import { array, object, type Schema, string } from 'yup';
import { stateNames, type IndianState } from '../../../contract/indian-states.ts';
import { readData } from '../read-data.ts';

export interface DeliveryZone {
  /** First digits of the PIN codes; the longest matching prefix wins. */
  pinPrefix: string;
  /** Set if all codes of the prefix are in one state, or one city. */
  state?: IndianState;
  city?: string;
  /** Working days. */
  fewestDays: number;
  mostDays: number;
  takesCash: boolean;
}

const prefixes = array(string().required()).required();

/**
 * PIN code prefixes of the states and of cities; a longer prefix is used where one state is within
 * the range of another.
 */
const pinPrefixes = readData(
  'db/geography/pin-prefixes',
  object({
    states: object(
      Object.fromEntries(stateNames.map((state) => [state, prefixes])),
    ).noUnknown() as Schema<Record<string, string[]>>,
    cities: array(
      object({
        state: string().oneOf(stateNames).required(),
        city: string().required(),
        prefixes,
      }).noUnknown(),
    ).required(),
  }).noUnknown(),
);

/** The islands, the far north and the north-east. */
const farStates = new Set<IndianState>([
  'Andaman and Nicobar Islands',
  'Arunachal Pradesh',
  'Assam',
  'Ladakh',
  'Lakshadweep',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
]);

/** States where couriers do not accept cash on delivery. */
const cashlessStates = new Set<IndianState>([
  'Andaman and Nicobar Islands',
  'Arunachal Pradesh',
  'Ladakh',
  'Lakshadweep',
  'Mizoram',
]);

/** Zones served by our own riders. */
const nearZones: DeliveryZone[] = [
  { pinPrefix: '380', state: 'Gujarat', city: 'Ahmedabad', ...inDays(2, 2) },
  { pinPrefix: '382', state: 'Gujarat', city: 'Ahmedabad', ...inDays(2, 2) },
  { pinPrefix: '3820', state: 'Gujarat', city: 'Gandhinagar', ...inDays(2, 2) },
  // Adalaj and Kudasan.
  { pinPrefix: '382421', state: 'Gujarat', city: 'Gandhinagar', ...inDays(2, 2) },
  // Kadi, Mansa and Vijapur share the prefix 382, but our riders do not go there.
  { pinPrefix: '3827', state: 'Gujarat', ...inDays(5, 6) },
  { pinPrefix: '3828', state: 'Gujarat', ...inDays(5, 6) },
];

/** Mohali and Chandigarh share a prefix. Prefix 9 is army post. */
const otherZones: DeliveryZone[] = [
  { pinPrefix: '160', ...inDays(5, 6) },
  { pinPrefix: '9', ...inDays(5, 7), takesCash: false },
];

export const deliveryZoneTable: DeliveryZone[] = [
  ...nearZones,
  ...stateNames.flatMap((state) => zonesOf(state, pinPrefixes.states[state] ?? [])),
  ...pinPrefixes.cities.flatMap(({ state, city, prefixes: ofCity }) =>
    zonesOf(state, ofCity).map((zone) => ({ ...zone, city })),
  ),
  ...otherZones,
];

function inDays(fewestDays: number, mostDays: number) {
  return { fewestDays, mostDays, takesCash: true };
}

function zonesOf(state: IndianState, ofState: string[]): DeliveryZone[] {
  return ofState.map((pinPrefix) => ({
    pinPrefix,
    state,
    ...inDays(5, farStates.has(state) ? 7 : 6),
    takesCash: !cashlessStates.has(state),
  }));
}
