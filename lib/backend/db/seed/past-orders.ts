import type { OrderStatus } from '../../../contract/order.ts';
import type { SaleLine } from '../../services/cart/explode-combos.ts';
import { hourInIndia } from './moments.ts';

export interface PastOrder {
  /** E-mail address of the customer. */
  email: string;
  lines: { sku: string; quantity: number }[];
  /** History of the order; the last step is its current status. */
  steps: OrderStep[];
  returned?: PastReturn;
}

export interface OrderStep {
  status: OrderStatus;
  daysAgo: number;
  /** `HH:mm` in India. */
  hour: string;
  note: string;
}

/** Pieces that came back unopened, for which the price was refunded. */
interface PastReturn {
  /** Of a product, also where it was bought in a combo. */
  sku: string;
  quantity: number;
  decision: string;
  /** Reference of the shop's payment. */
  reference: string;
}

/** A past order with its id, as it is written. */
export interface SeededOrder extends PastOrder {
  id: number;
  /** With the parts of combos instead of combos. */
  sold: SaleLine[];
}

/** When a step of a past order happened. */
export const momentOf = ({ daysAgo, hour }: OrderStep, now: Date) =>
  hourInIndia(now, -daysAgo, hour);

export function requireStep(
  { steps }: Pick<PastOrder, 'steps'>,
  status: OrderStep['status'],
): OrderStep {
  const step = steps.find((one) => one.status === status);
  if (!step) throw new Error(`A past order of the demo was never ${status}`);
  return step;
}

/** Steps of an order that arrives, with their notes. */
const deliverySteps: readonly Pick<OrderStep, 'status' | 'note'>[] = [
  { status: 'Pending', note: '' },
  { status: 'Confirmed', note: 'Confirmed by phone' },
  { status: 'Packed', note: '' },
  { status: 'Shipped', note: 'With our own rider' },
  { status: 'Delivered', note: 'Paid in cash at the door' },
];

/** The first of these steps, at the given moments. */
const usualSteps = (...moments: (readonly [daysAgo: number, hour: string])[]): OrderStep[] =>
  moments.flatMap(([daysAgo, hour], index) =>
    deliverySteps.slice(index, index + 1).map((step) => ({ ...step, daysAgo, hour })),
  );

/**
 * Orders with cash on delivery in Ahmedabad, so without shipping fee: three that arrived, one of
 * them with a return, one to be packed and one just placed.
 */
export const pastOrders: PastOrder[] = [
  {
    email: 'asha@example.in',
    lines: [
      { sku: 'TU-0214', quantity: 1 },
      { sku: 'JE-0219', quantity: 1 },
      { sku: 'DL-0058', quantity: 2 },
    ],
    steps: usualSteps([34, '19:40'], [33, '10:05'], [33, '15:20'], [32, '09:15'], [32, '13:50']),
  },
  {
    email: 'asha@example.in',
    lines: [
      { sku: 'CB-0101', quantity: 2 },
      { sku: 'TU-0215', quantity: 1 },
    ],
    steps: usualSteps([34, '20:15'], [33, '10:10'], [33, '15:45'], [32, '09:15'], [32, '13:50']),
  },
  {
    email: 'asha@example.in',
    lines: [{ sku: 'CB-0105', quantity: 2 }],
    steps: [
      ...usualSteps([18, '11:25'], [18, '12:00'], [18, '16:30'], [17, '09:10'], [17, '12:40']),
      {
        status: 'Return Requested',
        daysAgo: 15,
        hour: '18:05',
        note: 'One bottle of dish liquid is enough for us',
      },
      { status: 'Returned', daysAgo: 13, hour: '14:20', note: 'One unopened bottle' },
      { status: 'Delivered', daysAgo: 12, hour: '11:00', note: 'Return closed' },
    ],
    returned: {
      sku: 'CL-0811',
      quantity: 1,
      decision: 'Our rider will collect the bottle. Please keep it sealed.',
      reference: 'UPI 4171 2208',
    },
  },
  {
    email: 'asha@example.in',
    lines: [
      { sku: 'CB-0103', quantity: 1 },
      { sku: 'TE-0331', quantity: 1 },
    ],
    steps: usualSteps([2, '21:30'], [1, '10:20']),
  },
  {
    email: 'asha@example.in',
    lines: [
      { sku: 'CH-0290', quantity: 2 },
      { sku: 'DL-0052', quantity: 1 },
    ],
    steps: [{ status: 'Pending', daysAgo: 1, hour: '20:10', note: '' }],
  },
];
