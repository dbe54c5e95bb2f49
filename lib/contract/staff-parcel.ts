import { array, boolean, number, object, string, type InferType } from 'yup';
import { connectedCourierNames } from './providers.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import {
  amount,
  countOrNull,
  hasEachOnce,
  line,
  rupees,
  text,
  trackingNumber,
  wholeNumber,
} from './rules.ts';
import { shipmentStatuses } from './shipment.ts';
import { staffOrderAnswer } from './staff-order-detail.ts';

const pieces = (minQuantity: number) =>
  wholeNumber(minQuantity, 'Quantity').max(1_000_000, 'Quantity is too large');
const lineId = () => number().integer().required('Choose the items').min(1);

const once = ['once', 'Add each item only once', hasEachOnce('line_id')] as const;

const parcelReport = object({
  status: string().oneOf(shipmentStatuses, 'Unknown status').required('Choose a status'),
  /** Courier, when it is handed over. */
  courier: line(80).optional(),
  tracking_number: trackingNumber().optional(),
  note: line(500).default(''),
});
export type ParcelReport = InferType<typeof parcelReport>;

const parcelPath = '/staff/orders/{orderId}/parcels/{number}';

const staff = staffCalls('orders');

export const reportParcel = staff.post(
  `${parcelPath}/report/`,
  'Update the status of a parcel; the order status follows',
  { body: parcelReport, answer: staffOrderAnswer },
);

const splitInput = object({
  /** Items of the new parcel. */
  lines: array(
    object({ line_id: lineId(), quantity: pieces(1).required('Quantity is required') }).required(),
  )
    .required('Choose the items for the new parcel')
    .min(1, 'Choose the items for the new parcel')
    .max(100, 'Choose the items for the new parcel')
    .test(...once),
});
export type SplitInput = InferType<typeof splitInput>;

export const splitParcel = staff.post(
  `${parcelPath}/split/`,
  'Split a packed parcel: move some items to a parcel of their own',
  { body: splitInput, answer: staffOrderAnswer },
);

/** Outcomes of a parcel that did not arrive. */
export const parcelOutcomes = ['returned', 'lost'] as const;
export type ParcelOutcome = (typeof parcelOutcomes)[number];

const settlement = object({
  outcome: string()
    .oneOf(parcelOutcomes, 'Choose returned or lost')
    .required('Choose returned or lost'),
  /** For `returned`: the pieces of each item, counted. For `lost`: none. */
  lines: array(
    object({
      line_id: lineId(),
      sellable: pieces(0).required('Quantity is required'),
      unsellable: pieces(0).required('Quantity is required'),
    }).required(),
  )
    .max(100, 'Enter the number of items')
    .test(...once)
    .default([]),
  /** Printed on the credit note and shown to the customer. */
  reason: line(200).required('Enter a reason'),
  /**
   * For an order that was paid online and of which nothing arrived; omitted: the fee is refunded.
   */
  keeps_delivery_fee: boolean().typeError('Must be true or false').optional(),
  /** Refund that was shown before it was confirmed. */
  refund_amount: rupees().optional(),
});
export type ParcelSettlement = InferType<typeof settlement>;

export const settleParcel = staff.post(
  `${parcelPath}/settle/`,
  'Close a parcel that did not arrive: restock, issue the credit note and refund what was paid',
  { body: settlement, answer: staffOrderAnswer },
);

const weightRule = () =>
  number()
    .typeError('Weight must be a number of grams')
    .integer('Weight must be a whole number of grams')
    .min(1, 'Weight is required')
    .max(100_000, 'A parcel can weigh up to 100 kg')
    .required('Weight is required');

const parcelRate = object({
  provider: string().oneOf(connectedCourierNames).required(),
  /** The courier's own id of the service. */
  service: text(),
  name: text(),
  /** Rupees. */
  amount: amount(),
  /** Days until delivery; null if the courier does not say. */
  days: countOrNull(),
});
export type ParcelRate = InferType<typeof parcelRate>;

export const listParcelRates = staff.get(
  `${parcelPath}/rates/`,
  'List the rates of the connected couriers for a parcel; empty if none serves the PIN code',
  {
    query: object({ weight: weightRule() }),
    answer: success.shape({ data: array(parcelRate.required()).required() }),
  },
);

const bookingInput = object({
  provider: string()
    .oneOf(connectedCourierNames, 'This courier is not connected')
    .required('Choose a courier'),
  service: line(40).required('Choose a courier service'),
  /** Grams. */
  weight: weightRule(),
});
export type BookingInput = InferType<typeof bookingInput>;

export const bookParcel = staff.post(
  `${parcelPath}/book/`,
  'Book a packed parcel with a courier; repeated requests return the same tracking number',
  { body: bookingInput, answer: staffOrderAnswer },
);

export const askForPickup = staff.post(
  `${parcelPath}/pickup/`,
  'Request a pickup of a booked parcel for today',
  { answer: staffOrderAnswer },
);

export const unbookParcel = staff.post(
  `${parcelPath}/unbook/`,
  'Cancel the courier booking of a parcel that has not been picked up',
  { answer: staffOrderAnswer },
);
