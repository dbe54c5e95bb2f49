import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, line, text } from './rules.ts';

/** A courier that staff book manually. */
const courier = object({
  id: count(),
  name: text(),
  /** Address of its tracking page, with `{number}` for the tracking number; empty: none. */
  tracking_template: text(),
});
export type Courier = InferType<typeof courier>;

export const courierInput = object({
  name: line(80).required('Name is required'),
  tracking_template: string()
    .trim()
    .max(300, 'URL is too long')
    .matches(/^https:\/\/[^\s]*\{number\}[^\s]*$/, {
      message: 'Enter a URL that starts with https:// and contains {number}',
      excludeEmptyString: true,
    })
    .default(''),
});
export type CourierInput = InferType<typeof courierInput>;

const couriers = success.shape({ data: array(courier.required()).required() });

export const listCouriers = staffCalls('any').get(
  '/staff/couriers/',
  'List manually booked couriers with their tracking pages',
  { answer: couriers },
);

export const putCourier = staffCalls('settings').post(
  '/staff/couriers/',
  'Add a courier, or change the tracking page of the courier with this name',
  { body: courierInput, answer: couriers },
);

export const removeCourier = staffCalls('settings').delete(
  '/staff/couriers/{courierId}/',
  'Remove a courier; its parcels keep its name and tracking numbers',
  { answer: couriers },
);
