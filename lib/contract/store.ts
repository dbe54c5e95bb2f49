import { array, object, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, moment, text, textOrNull } from './rules.ts';

const namedLocation = object({ id: count(), name: text() });

const store = object({
  store_name: text(),
  image: textOrNull(),
  landmark: text(),
  address_line_1: text(),
  address_line_2: text(),
  state_obj: namedLocation.required(),
  postal_code: text(),
  /** `HH:mm` in India, every day. */
  work_start_time: text(),
  work_end_time: text(),
  mobile_no: text(),
  email: text(),
  /** Map URL; empty if none. */
  location_url: text(),
  /** URL of the virtual tour; empty if none. */
  virtual_location_url: text(),
  city: text(),
  id: count(),
  city_obj: namedLocation.required(),
  updated_at: moment(),
});
export type Store = InferType<typeof store>;

export type StoreCity = InferType<typeof namedLocation>;

export const listStores = anyone.get(
  '/stores/',
  'List all open stores by city and name, and their cities',
  {
    answer: success.shape({
      store_section_data: array(store.required()).required(),
      cities: array(namedLocation.required()).required(),
    }),
  },
);
