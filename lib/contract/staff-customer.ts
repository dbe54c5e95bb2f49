import { array, number, object, string, type InferType } from 'yup';
import { address } from './address.ts';
import { consent } from './consent.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, line, moment, text, textOrNull, yesNo } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';
import { monthStates } from './staff-member.ts';
import { noteFields } from './staff-note.ts';

const staff = staffCalls('customers');
const momentOrNull = textOrNull;

const person = {
  id: count(),
  first_name: text(),
  last_name: text(),
  company: text(),
  email: text(),
  mobile_no: text(),
  is_elite: yesNo(),
  /** Staff account; only owners can see these accounts. */
  is_staff: yesNo(),
  created_at: moment(),
  /** Null while the account is active. */
  closed_at: momentOrNull(),
};

const customerRow = object({
  ...person,
  order_count: count(),
  last_order_at: momentOrNull(),
});
export type StaffCustomerRow = InferType<typeof customerRow>;

export const listStaffCustomers = staff.get(
  '/staff/customers/',
  'List customers, newest first; search by name, email, mobile number and company',
  {
    query: staffListQuery(['created_at', 'name', 'email']).shape({
      /** Omitted: active accounts. */
      state: string().oneOf(['closed', 'all'], 'Unknown status').optional(),
    }),
    answer: staffListAnswer(customerRow),
  },
);

const customerOrder = object({
  order_id: text(),
  status: text(),
  placed_at: moment(),
  /** Order value in rupees, independent of the way of payment. */
  total: amount(),
  has_open_return: yesNo(),
});

const customerMonth = object({
  id: count(),
  starts_at: moment(),
  ends_at: moment(),
  state: string().oneOf(monthStates).required(),
  /** Granted by the shop without payment. */
  is_gift: yesNo(),
});

const customerReview = object({
  id: count(),
  product: object({ id: count(), name: text() }).required(),
  rating: number().integer().required(),
  text: text(),
  published_at: moment(),
  is_hidden: yesNo(),
});

const customerNote = object({
  id: count(),
  /** Null if the account of the colleague is deleted. */
  by: textOrNull(),
  text: text(),
  at: moment(),
  ...noteFields,
});

const staffCustomer = object({
  ...person,
  wants_news: yesNo(),
  /** End of the last month of Elite without a gap; null for non-members. */
  elite_until: momentOrNull(),
  /** Number of active sessions. */
  session_count: count(),
  /** Number of pieces in the cart; staff cannot see the products, for privacy. */
  cart_pieces: count(),
  order_count: count(),
  cancelled_count: count(),
  returned_count: count(),
  /** Rupees of delivered orders. */
  spent: amount(),
  /** The last 20. */
  orders: array(customerOrder.required()).required(),
  addresses: array(address.required()).required(),
  months: array(customerMonth.required()).required(),
  /** The last 20. */
  reviews: array(customerReview.required()).required(),
  /** Given and withdrawn consents, newest first. */
  consents: array(consent.required()).required(),
  /** Notes of staff, newest first. */
  notes: array(customerNote.required()).required(),
});
export type StaffCustomer = InferType<typeof staffCustomer>;

const answer = success.shape({ data: staffCustomer.required() });

export const getStaffCustomer = staff.get(
  '/staff/customers/{id}/',
  'Get a customer with orders, addresses, membership, reviews and notes; staff accounts only for owners',
  { answer },
);

const customerName = object({
  first_name: line(50).required('First name is required'),
  last_name: line(50).required('Last name is required'),
  company: line(100).default(''),
});
export type CustomerName = InferType<typeof customerName>;

export const correctCustomer = staff.patch(
  '/staff/customers/{id}/',
  'Correct the name of a customer',
  { body: customerName, answer },
);

export const maxCustomerNote = 5_000;

const customerNoteInput = object({
  text: line(maxCustomerNote).required('Write a note'),
});
export type CustomerNoteInput = InferType<typeof customerNoteInput>;

export const addCustomerNote = staff.post(
  '/staff/customers/{id}/notes/',
  'Add an internal note to a customer',
  { body: customerNoteInput, answer, repeatable: true, successStatus: 201 },
);

export const changeCustomerNote = staff.patch(
  '/staff/customers/{id}/notes/{noteId}/',
  'Edit your own note on a customer; the activity log keeps the earlier text',
  { body: customerNoteInput, answer },
);

export const removeCustomerNote = staff.delete(
  '/staff/customers/{id}/notes/{noteId}/',
  'Delete your own note on a customer, or any note as an owner; the activity log keeps its text',
  { answer },
);

export const endCustomerSessions = staff.post(
  '/staff/customers/{id}/end-sessions/',
  'Log a customer out on all devices',
  { answer },
);

const customerClosing = object({
  reason: line(300).required('Enter a reason, e.g. what the customer asked for'),
});
export type CustomerClosing = InferType<typeof customerClosing>;

export const closeCustomer = staff.post(
  '/staff/customers/{id}/close/',
  'Close a customer’s account permanently; 409 for an owner of the shop',
  { body: customerClosing, answer },
);
