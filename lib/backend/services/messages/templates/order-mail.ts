import { formatOrderId } from '../../order/order-id.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { namaste } from '../namaste.ts';
import { sayDay } from '../say.ts';

interface OrderMailInput {
  orderId: number;
  firstName: string;
  subject: string;
  preview: string;
  heading: string;
  /** A string is a paragraph; false and undefined are skipped. */
  blocks: (Block | string | false | undefined)[];
}

/** Builds a mail about an order, with a link to the order's page at its end. */
export function orderMail({
  orderId,
  firstName,
  subject,
  preview,
  heading,
  blocks,
}: OrderMailInput): MailContent {
  const name = formatOrderId(orderId);
  return {
    subject,
    preview,
    heading,
    greeting: namaste(firstName),
    blocks: [
      ...blocks
        .filter((block): block is Block | string => Boolean(block))
        .map((block): Block => (typeof block === 'string' ? { type: 'text', text: block } : block)),
      { type: 'button', label: 'View order', path: `/orders/${name}` },
    ],
    reason: `You’re receiving this email about your order ${name}.`,
  };
}

interface OrderAddress {
  fullName: string;
  fullAddress: string;
}

interface Delivery {
  /** `2026-11-25`; null while it is not known. */
  expectedOn: string | null;
  address: OrderAddress;
}

/** Last expected day and address of an order's delivery; what is not known is left out. */
export const deliveryFacts = ({
  expectedOn,
  address: { fullName, fullAddress },
}: Delivery): { term: string; value: string }[] => [
  ...(expectedOn ? [{ term: 'Expected delivery', value: `By ${sayDay(expectedOn)}` }] : []),
  ...(fullAddress ? [{ term: 'Deliver to', value: `${fullName}, ${fullAddress}` }] : []),
];

export const noAddress: OrderAddress = { fullName: '', fullAddress: '' };

/** In an SMS, in place of what is not known. */
export const noValue = 'see the order page';

/** Last expected day of delivery, for an SMS. */
export const smsDay = (expectedOn: string | null): string =>
  expectedOn ? `by ${sayDay(expectedOn)}` : noValue;

/** Outbox data of a message about an order. */
export const orderData = ({ orderId }: { orderId: number }) => ({
  order_id: formatOrderId(orderId),
});
