import { formatInTimeZone } from 'date-fns-tz';
import type { OrderStatus } from '../../../contract/order.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { formatOrderId } from './order-id.ts';
import { returnDeadlines } from './return-deadline.ts';

export interface StepNews {
  order: Pick<
    OrderRow,
    'id' | 'payable' | 'payType' | 'expectedOn' | 'giftVoucherAmount' | 'courier' | 'trackingNumber'
  >;
  status: OrderStatus;
  /** Why it was cancelled. */
  reason?: string;
  /** Paise that are to be paid back. */
  refund?: number;
  at: Date;
}

export interface StepWords {
  subject: string;
  /** The paragraphs of the mail, between its greeting and the way to the order. */
  paragraphs: string[];
  sms: string;
}

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const rupees = (paise: number) => money.format(paise / 100);
const dayInWords = (day: string) => formatInTimeZone(`${day}T12:00:00Z`, 'UTC', 'd MMMM yyyy');

/** What a customer is told when an order has come to a state; undefined where that is no news. */
export function stepWords({
  order,
  status,
  reason,
  refund = 0,
  at,
}: StepNews): StepWords | undefined {
  const name = formatOrderId(order.id);
  const say = (subject: string, ...paragraphs: (string | false)[]): StepWords => {
    const said = paragraphs.filter((paragraph) => paragraph !== false);
    return { subject, paragraphs: said, sms: `${subject}. ${said[0] ?? ''}`.trim() };
  };
  switch (status) {
    case 'Confirmed':
      return say(
        `Your order ${name} is confirmed`,
        order.expectedOn !== null
          ? `We pack it next. It should arrive by ${dayInWords(order.expectedOn)}.`
          : 'We pack it next.',
      );
    case 'Packed':
      return say(
        `Your order ${name} is packed`,
        'It waits for the courier now. Its invoice stands on the page of the order.',
      );
    case 'Shipped':
      return say(
        `Your order ${name} is on its way`,
        trackedBy(order),
        order.payType === 'Cash on Delivery' && `Please keep ${rupees(order.payable)} at hand.`,
      );
    case 'Delivered': {
      const { replacement, others } = returnDeadlines(at);
      return say(
        `Your order ${name} has arrived`,
        `Is something damaged, wrong or expired? Tell us by ${dayInWords(replacement)} and we replace it.`,
        `Anything else can be asked to be taken back until ${dayInWords(others)}.`,
      );
    }
    case 'Cancelled':
      return say(
        `Your order ${name} has been cancelled`,
        refund > 0
          ? `${rupees(refund)} go back to the account that you paid from.`
          : 'There is nothing to pay for it.',
        reason !== undefined && `Reason: ${reason}`,
        order.giftVoucherAmount > 0 &&
          `${rupees(order.giftVoucherAmount)} are back on your gift voucher.`,
      );
    case 'Return Requested':
      return say(
        `We have your request to return order ${name}`,
        'We look at it within a working day and tell you when it is picked up.',
      );
    case 'Returned':
      return say(
        `What you returned of order ${name} has come back to us`,
        'We see to the replacement or the refund next.',
      );
    case 'Refunded':
      return say(`Your return of order ${name} is settled`, 'Its amount has been refunded.');
    case 'Pending':
      return undefined;
  }
}

function trackedBy({ courier, trackingNumber, expectedOn }: StepNews['order']): string {
  const by = courier ? ` with ${courier}` : '';
  const number = trackingNumber ? `, tracking number ${trackingNumber}` : '';
  const arrival = expectedOn !== null ? ` It should arrive by ${dayInWords(expectedOn)}.` : '';
  return `It travels${by || ' to you'}${number}.${arrival}`;
}
