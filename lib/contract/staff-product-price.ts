import { array, number, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, moment, rupees, text, textOrNull } from './rules.ts';

/** A scheduled price with a start and an optional end. */
export const priceSchedule = object({
  id: count(),
  /** Rupees, GST included. */
  price: amount(),
  starts_at: moment(),
  /** Null: no end. */
  ends_at: textOrNull(),
  state: string().oneOf(['planned', 'running']).required(),
  /** Price after the end, in rupees; null while it has not started. */
  price_after: number().defined().nullable().strict(),
});
export type PriceSchedule = InferType<typeof priceSchedule>;

const instant = (missing: string) => string().datetime({ message: missing, allowOffset: true });

/**
 * At most the MRP; starts now or in the future, ends after the start, does not overlap another
 * schedule.
 */
const priceScheduleInput = object({
  price: rupees().moreThan(0, 'Price must be above 0').required('Price is required'),
  starts_at: instant('Enter a start date and time').required('Enter a start date and time'),
  ends_at: instant('Enter an end date and time').nullable().optional(),
});
export type PriceScheduleInput = InferType<typeof priceScheduleInput>;

const answer = success.shape({ data: array(priceSchedule.required()).required(), message: text() });

export const planPrice = staffCalls('catalogue').post(
  '/staff/products/{id}/prices/',
  'Schedule a price from a start to an end; then the earlier price applies again. 400 if it overlaps another',
  { body: priceScheduleInput, answer, repeatable: true, successStatus: 201 },
);

export const cancelPrice = staffCalls('catalogue').delete(
  '/staff/products/{id}/prices/{scheduleId}/',
  'Cancel a scheduled price; a running one ends immediately and the earlier price applies',
  { answer },
);
