import { array, boolean, number, object, type InferType } from 'yup';
import { address } from './address.ts';
import { consent } from './consent.ts';
import { customer } from './endpoint.ts';
import { eventBooking } from './event.ts';
import { success } from './envelope.ts';
import { order } from './order.ts';
import { subscription } from './subscription.ts';
import { amount, count, moment, text, textOrNull, yesNo } from './rules.ts';

const ownReview = object({
  product_id: count(),
  product_name: text(),
  rating: number().integer().min(1).max(5).required(),
  review: text(),
  published_at: moment(),
  pictures: array(text()).required(),
});

const ownQuestion = object({
  product_id: count(),
  product_name: text(),
  question: text(),
  /** Empty until it is answered. */
  answer: text(),
  asked_at: moment(),
});

const wish = object({ product_id: count(), product_name: text(), added_at: moment() });

const ownAppointment = object({
  id: count(),
  start_datetime: moment(),
  name: text(),
  email: text(),
  mobile: text(),
  gender: text(),
  age_group: text(),
  landmark: text(),
  guardian_name: textOrNull(),
  is_free: yesNo(),
  fee: amount(),
  created_at: moment(),
  cancelled_at: textOrNull(),
  /** Health answers; null after deletion. */
  health: object({
    problem_suffering_from: text(),
    problem_description: text(),
    is_taking_medicine: boolean().defined().nullable(),
    type_of_medicine_list: array(text()).required(),
  })
    .nullable()
    .defined()
    .default(undefined),
});

/** Export of all data about a customer, without credentials. */
const ownData = object({
  exported_at: moment(),
  account: object({
    id: count(),
    first_name: text(),
    last_name: text(),
    company: text(),
    email: text(),
    mobile_no: text(),
    profile_pic: textOrNull(),
    is_subscribed: yesNo(),
    created_at: moment(),
  }).required(),
  /** Given and withdrawn consents, with their wording. */
  consents: array(consent.required()).required(),
  addresses: array(address.required()).required(),
  orders: array(order.required()).required(),
  reviews: array(ownReview.required()).required(),
  questions: array(ownQuestion.required()).required(),
  wishlist: array(wish.required()).required(),
  subscriptions: array(subscription.required()).required(),
  appointments: array(ownAppointment.required()).required(),
  event_bookings: array(eventBooking.required()).optional(),
});
export type OwnData = InferType<typeof ownData>;

export const getOwnData = customer.get(
  '/user/data/',
  'Download all data that the store has about the customer',
  { answer: success.shape({ data: ownData.required() }), standIn: 'a message' },
);
