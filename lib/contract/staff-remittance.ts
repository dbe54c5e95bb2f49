import { array, object, string, type InferType } from 'yup';
import { day } from './day-rule.ts';
import { download } from './download.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, amountOrNull, count, line, moment, rupees, text, textOrNull } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

/** Cash of a delivered parcel: still at the courier, or paid to the shop. */
export const remittanceStates = ['open', 'paid', 'differs'] as const;
export type RemittanceState = (typeof remittanceStates)[number];

const state = () => string().oneOf(remittanceStates, 'Unknown status').optional();

const remittanceRow = object({
  id: count(),
  order_id: text(),
  /** Number of the parcel within the order. */
  parcel: count(),
  courier: textOrNull(),
  tracking_number: textOrNull(),
  delivered_at: moment(),
  /** Rupees that the courier collected. */
  expected: amount(),
  /** Rupees that the courier paid; null: nothing yet. */
  received: amountOrNull(),
  /** Day of the payment, `YYYY-MM-DD`. */
  paid_on: textOrNull(),
  reference: textOrNull(),
});
export type RemittanceRow = InferType<typeof remittanceRow>;

const staff = staffCalls('orders');

export const listRemittances = staff.get(
  '/staff/remittances/',
  'List the cash collected for delivered parcels; search by order, tracking number or reference',
  {
    query: staffListQuery(['delivered_at', 'expected']).shape({ state: state() }),
    answer: staffListAnswer(remittanceRow),
  },
);

const remittanceInput = object({
  /** Rupees. */
  received: rupees().required('Enter the amount received').max(10_000_000, 'Amount is too high'),
  paid_on: day('Must be a date').required('Enter the date'),
  reference: line(80).required('Enter the transfer reference'),
});
export type RemittanceInput = InferType<typeof remittanceInput>;

export const tickRemittance = staff.post(
  '/staff/remittances/{id}/',
  'Mark the cash of a parcel as received from the courier; 409 if a colleague already has',
  { body: remittanceInput, answer: success.shape({ data: remittanceRow.required() }) },
);

const remittanceImport = object({
  /** Text of a CSV file with the columns AWB, Amount and Date. */
  csv: string()
    .required('Choose a file')
    .max(
      50_000,
      'The file is too long. Keep only its three columns or split it into smaller files.',
    ),
  reference: line(80).required('Enter the transfer reference'),
  /** How many lines fit, as shown before; left out: nothing is written. */
  confirmed: count().optional(),
});
export type RemittanceImport = InferType<typeof remittanceImport>;

const remittanceLine = object({
  line: count(),
  tracking_number: text(),
  order_id: textOrNull(),
  /** Rupees, as in a row of the list. */
  expected: amountOrNull(),
  received: amountOrNull(),
  paid_on: textOrNull(),
  /** Why the line is left out; null: it fits. */
  problem: textOrNull(),
});
export type RemittanceLine = InferType<typeof remittanceLine>;

export const importRemittances = staff.post(
  '/staff/remittance-import/',
  'Compare a courier’s remittance list with the parcels and, once confirmed, mark all matching ones as received',
  {
    body: remittanceImport,
    answer: success.shape({
      data: object({
        lines: array(remittanceLine.required()).required(),
        /** Parcels ticked off by this call. */
        ticked: count(),
      }).required(),
    }),
  },
);

export const exportRemittances = download({
  path: '/staff/remittance-export/',
  caller: 'staff',
  area: 'orders',
  summary: 'Export the cash collected for delivered parcels as CSV, oldest first',
  query: object({ state: state() }),
  mediaType: 'text/csv',
});
