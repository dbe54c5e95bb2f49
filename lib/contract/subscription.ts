import { array, object, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { subscriptionsPath } from './paths.ts';
import { count, moment, text, yesNo } from './rules.ts';

/** A paid month of Elite (spec section 3). One that is neither active nor expired begins later. */
export const subscription = object({
  id: count(),
  user_data: object({ name: text() }).required(),
  start_date: moment(),
  end_date: moment(),
  is_expired: yesNo(),
  is_active: yesNo(),
  is_cancelled: yesNo(),
});
export type Subscription = InferType<typeof subscription>;

export const listSubscriptions = endpoint({
  method: 'GET',
  path: subscriptionsPath,
  caller: 'customer',
  summary: 'The months of Elite that were bought, the newest first',
  answer: success.shape({ data: array(subscription.required()).required() }),
});
