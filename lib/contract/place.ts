import { array, number, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, text, yesNo } from './rules.ts';

const country = object({ id: count(), country_name: text(), calling_code: text() });
export type Country = InferType<typeof country>;

const namedLocation = object({ id: count(), name: text() });
/** A state or a city. */
export type NamedLocation = InferType<typeof namedLocation>;

/** Accent-insensitive substring search. */
const search = object({ filter_search: string().trim().max(100).optional() });

/** Long cache time, because places hardly ever change. */
const keptFor = 24 * 60 * 60;

const locationList = success.shape({ data: array(namedLocation.required()).required() });

export const listCountries = anyone.get(
  '/countries/',
  'List countries, optionally filtered by part of the name',
  { query: search, answer: success.shape({ data: array(country.required()).required() }), keptFor },
);

export const listStates = anyone.get(
  '/states/{countryId}/',
  'List the states of a country, optionally filtered by part of the name',
  { query: search, answer: locationList, keptFor },
);

export const listCities = anyone.get(
  '/cities/{stateId}',
  'List the cities of a state, optionally filtered by part of the name',
  { query: search, answer: locationList, keptFor },
);

const locationOrNull = namedLocation.nullable().defined().default(undefined);

const pinCodeLocation = object({
  pin_code: text(),
  /** Null if the PIN code does not determine it. */
  state_obj: locationOrNull,
  city_obj: locationOrNull,
  delivery: object({
    /** Working days: minimum and maximum. */
    fewest_days: count(),
    most_days: count(),
    takes_cash_on_delivery: yesNo(),
    /** Rupees; always 0 for members. */
    shipping_fee: amount(),
    /** False where nothing is delivered. */
    is_served: yesNo().optional(),
    /** Fee of the zone in rupees, before the rules of the shop; null: that of the shop. */
    zone_fee: number().strict().nullable().optional(),
  }).required(),
});
export type PinCodeLocation = InferType<typeof pinCodeLocation>;

/**
 * Returns city and state of a PIN code, the delivery time, the shipping fee and whether cash on
 * delivery is possible.
 */
export const findPinCode = anyone.get(
  '/pin-codes/{pinCode}/',
  'Look up the city, state and delivery terms of a PIN code; 404 if unknown',
  {
    answer: success.shape({ data: pinCodeLocation.required() }),
    standIn: 'state and city chosen manually',
  },
);
