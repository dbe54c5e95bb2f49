import { formatOrderId } from '../../order/order-id.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { namaste } from '../namaste.ts';

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
      { type: 'button', label: 'See your order', path: `/orders/${name}` },
    ],
    reason: `You get this email because it is about your order ${name}.`,
  };
}

interface OrderAddress {
  fullName: string;
  fullAddress: string;
}

/** The address that an order goes to; none if it is left out. */
export const addressFacts = ({
  fullName,
  fullAddress,
}: OrderAddress): { term: string; value: string }[] =>
  fullAddress ? [{ term: 'Goes to', value: `${fullName}, ${fullAddress}` }] : [];

export const noAddress: OrderAddress = { fullName: '', fullAddress: '' };

/** Outbox data of a message about an order. */
export const orderData = ({ orderId }: { orderId: number }) => ({
  order_id: formatOrderId(orderId),
});
