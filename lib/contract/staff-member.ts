import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, line, moment, text, textOrNull, wholeNumber, yesNo } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';
import { refundStates } from './subscription.ts';

const staff = staffCalls('customers');

/** A membership with at most this number of days left has the state `ends soon`. */
export const endsSoonDays = 7;

export const memberStates = ['member', 'ends soon', 'over'] as const;
export type MemberState = (typeof memberStates)[number];

const memberRow = object({
  /** The customer's id. */
  id: count(),
  name: text(),
  email: text(),
  state: string().oneOf(memberStates).required(),
  /** Start of the first month. */
  since: moment(),
  /** End of the last month. */
  ends_at: moment(),
  month_count: count(),
});
export type StaffMemberRow = InferType<typeof memberRow>;

export const listStaffMembers = staff.get(
  '/staff/members/',
  'List members, soonest to expire first; search by name, email and mobile number',
  {
    query: staffListQuery(['ends_at', 'since', 'month_count']).shape({
      /** Omitted: all current members. */
      state: string().oneOf(memberStates, 'Unknown status').optional(),
    }),
    answer: staffListAnswer(memberRow),
  },
);

export const monthStates = ['runs', 'to come', 'over', 'cancelled'] as const;

const month = object({
  id: count(),
  starts_at: moment(),
  ends_at: moment(),
  state: string().oneOf(monthStates).required(),
  /** Granted by the shop without payment. */
  is_gift: yesNo(),
  /** Why it cannot be ended with a refund; null if it can. */
  cancel_obstacle: textOrNull(),
  refund: object({ amount: amount(), state: string().oneOf(refundStates).required() })
    .nullable()
    .defined()
    .default(undefined),
  /** Benefits used in this month. */
  benefits: object({
    orders: count(),
    free_deliveries: count(),
    early_accesses: count(),
    consultations: count(),
  }).required(),
});
export type StaffMonth = InferType<typeof month>;

const staffMember = object({
  /** The customer's id. */
  id: count(),
  name: text(),
  email: text(),
  /** End of the last month without a gap; null for non-members. */
  elite_until: textOrNull(),
  is_closed: yesNo(),
  /** Newest first. */
  months: array(month.required()).required(),
});
export type StaffMember = InferType<typeof staffMember>;

const answer = success.shape({ data: staffMember.required() });

export const getStaffMember = staff.get(
  '/staff/members/{id}/',
  'List a customer’s membership months and the benefits used',
  { answer },
);

const monthReason = object({
  reason: line(300).required('Enter a reason'),
  /**
   * Optimistic locking: number of months known to the caller; 409 if a colleague has changed them
   * since.
   */
  seen_months: wholeNumber(0).optional(),
});
export type MonthReason = InferType<typeof monthReason>;

export const giveMonth = staff.post(
  '/staff/members/{id}/give-month/',
  'Give a customer a free membership month; it starts when the current one ends',
  { body: monthReason, answer, repeatable: true, successStatus: 201 },
);

export const endMonth = staff.post(
  '/staff/members/{id}/months/{monthId}/end/',
  'End a membership month and those after it, and refund them; 409 with the reason if the membership rules do not allow it',
  { body: monthReason, answer },
);
