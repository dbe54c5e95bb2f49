import type { IndianState } from '../../../contract/indian-states.ts';

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

/**
 * PIN code prefixes of the states; a longer prefix is used where one state is within the range of
 * another.
 */
const statePrefixes: Record<IndianState, string> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '51 52 53',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78',
  Bihar: '80 81 82 84 85',
  Chandigarh: '16000 16001 16002 16003 16004 1601',
  Chhattisgarh: '49',
  'Dadra and Nagar Haveli and Daman and Diu':
    '362520 362540 362570 396210 396215 396220 396230 396235 396240',
  Delhi: '11',
  Goa: '403',
  Gujarat: '36 37 38 39',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Jharkhand: '814 815 816 822 825 826 827 828 829 83',
  Karnataka: '56 57 58 59',
  Kerala: '67 68 69',
  Ladakh: '194',
  Lakshadweep: '68255',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '40 41 42 43 44',
  Manipur: '795',
  Meghalaya: '793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  Puducherry: '533464 6096 673310',
  Punjab: '14 15 16005 16006 16007',
  Rajasthan: '30 31 32 33 34',
  Sikkim: '737',
  'Tamil Nadu': '60 61 62 63 64',
  Telangana: '50',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 24 25 26 27 28',
  Uttarakhand: '24471 2460 2461 2462 2463 2464 2476 248 249 2623 2624 2625 263',
  'West Bengal': '70 71 72 73 74',
};

const cityPrefixes: [state: IndianState, city: string, prefixes: string][] = [
  ['Andhra Pradesh', 'Guntur', '5220'],
  ['Andhra Pradesh', 'Nellore', '5240'],
  ['Andhra Pradesh', 'Vijayawada', '5200'],
  ['Andhra Pradesh', 'Visakhapatnam', '5300'],
  ['Assam', 'Guwahati', '7810'],
  ['Bihar', 'Gaya', '8230'],
  ['Bihar', 'Patna', '8000'],
  ['Chhattisgarh', 'Bilaspur', '4950'],
  ['Chhattisgarh', 'Raipur', '4920'],
  ['Delhi', 'New Delhi', '110'],
  ['Gujarat', 'Anand', '3880'],
  ['Gujarat', 'Bhavnagar', '3640'],
  ['Gujarat', 'Jamnagar', '3610'],
  ['Gujarat', 'Junagadh', '3620'],
  ['Gujarat', 'Rajkot', '3600'],
  ['Gujarat', 'Surat', '3950'],
  ['Gujarat', 'Vadodara', '3900'],
  ['Haryana', 'Faridabad', '1210'],
  ['Haryana', 'Gurugram', '1220'],
  ['Himachal Pradesh', 'Shimla', '1710'],
  ['Jammu and Kashmir', 'Jammu', '1800'],
  ['Jammu and Kashmir', 'Srinagar', '1900'],
  ['Jharkhand', 'Dhanbad', '8260'],
  ['Jharkhand', 'Jamshedpur', '8310'],
  ['Jharkhand', 'Ranchi', '8340'],
  ['Karnataka', 'Belagavi', '5900'],
  ['Karnataka', 'Bengaluru', '5600'],
  ['Karnataka', 'Mangaluru', '5750'],
  ['Karnataka', 'Mysuru', '5700'],
  ['Kerala', 'Kochi', '6820'],
  ['Kerala', 'Kozhikode', '6730'],
  ['Kerala', 'Thiruvananthapuram', '6950'],
  ['Kerala', 'Thrissur', '6800'],
  ['Madhya Pradesh', 'Bhopal', '4620'],
  ['Madhya Pradesh', 'Gwalior', '4740'],
  ['Madhya Pradesh', 'Indore', '4520'],
  ['Madhya Pradesh', 'Jabalpur', '4820'],
  ['Madhya Pradesh', 'Ujjain', '4560'],
  ['Maharashtra', 'Akola', '4440'],
  ['Maharashtra', 'Jalgaon', '4250'],
  ['Maharashtra', 'Kolhapur', '4160'],
  ['Maharashtra', 'Mumbai', '4000 4001'],
  ['Maharashtra', 'Nagpur', '4400'],
  ['Maharashtra', 'Nashik', '4220'],
  ['Maharashtra', 'Navi Mumbai', '4007'],
  ['Maharashtra', 'Pune', '4110'],
  ['Maharashtra', 'Satara', '4150'],
  ['Maharashtra', 'Solapur', '4130'],
  ['Maharashtra', 'Thane', '4006'],
  ['Odisha', 'Bhubaneswar', '7510'],
  ['Odisha', 'Cuttack', '7530'],
  ['Puducherry', 'Puducherry', '60500 60501'],
  ['Punjab', 'Amritsar', '1430'],
  ['Punjab', 'Jalandhar', '1440'],
  ['Punjab', 'Ludhiana', '1410'],
  ['Punjab', 'Patiala', '1470'],
  ['Rajasthan', 'Ajmer', '3050'],
  ['Rajasthan', 'Bikaner', '3340'],
  ['Rajasthan', 'Jaipur', '3020'],
  ['Rajasthan', 'Jodhpur', '3420'],
  ['Rajasthan', 'Kota', '3240'],
  ['Rajasthan', 'Udaipur', '3130'],
  ['Tamil Nadu', 'Chennai', '6000 6001'],
  ['Tamil Nadu', 'Coimbatore', '6410'],
  ['Tamil Nadu', 'Madurai', '6250'],
  ['Tamil Nadu', 'Salem', '6360'],
  ['Tamil Nadu', 'Tiruchirappalli', '6200'],
  ['Telangana', 'Hyderabad', '5000'],
  ['Telangana', 'Warangal', '5060'],
  ['Uttar Pradesh', 'Agra', '2820'],
  ['Uttar Pradesh', 'Aligarh', '2020'],
  ['Uttar Pradesh', 'Bareilly', '2430'],
  ['Uttar Pradesh', 'Ghaziabad', '2010'],
  ['Uttar Pradesh', 'Gorakhpur', '2730'],
  ['Uttar Pradesh', 'Kanpur', '2080'],
  ['Uttar Pradesh', 'Lucknow', '2260'],
  ['Uttar Pradesh', 'Meerut', '2500'],
  ['Uttar Pradesh', 'Moradabad', '2440'],
  ['Uttar Pradesh', 'Noida', '2013'],
  ['Uttar Pradesh', 'Prayagraj', '2110'],
  ['Uttar Pradesh', 'Varanasi', '2210'],
  ['Uttarakhand', 'Dehradun', '2480'],
  ['West Bengal', 'Kolkata', '7000 7001'],
  ['West Bengal', 'Siliguri', '7340'],
];

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
  ...Object.entries(statePrefixes).flatMap(([state, prefixes]) =>
    zonesOf(state as IndianState, prefixes),
  ),
  ...cityPrefixes.flatMap(([state, city, prefixes]) =>
    zonesOf(state, prefixes).map((zone) => ({ ...zone, city })),
  ),
  ...otherZones,
];

function inDays(fewestDays: number, mostDays: number) {
  return { fewestDays, mostDays, takesCash: true };
}

function zonesOf(state: IndianState, prefixes: string): DeliveryZone[] {
  return prefixes.split(' ').map((pinPrefix) => ({
    pinPrefix,
    state,
    ...inDays(5, farStates.has(state) ? 7 : 6),
    takesCash: !cashlessStates.has(state),
  }));
}
