import { formatOrderId } from '../../order/order-id.ts';
import type { Block, MailContent } from '../mail-content.ts';

interface OrderWords {
  orderId: number;
  firstName: string;
  subject: string;
  preview: string;
  heading: string;
  /** A text is a paragraph; what does not apply is left out. */
  blocks: (Block | string | false | undefined)[];
}

/** A letter about an order: it leads to the order's page at its end. */
export function orderMail({
  orderId,
  firstName,
  subject,
  preview,
  heading,
  blocks,
}: OrderWords): MailContent {
  const name = formatOrderId(orderId);
  return {
    subject,
    preview,
    heading,
    greeting: `Namaste ${firstName},`,
    blocks: [
      ...blocks
        .filter((block): block is Block | string => Boolean(block))
        .map((block): Block => (typeof block === 'string' ? { type: 'text', text: block } : block)),
      { type: 'button', label: 'See your order', path: `/orders/${name}` },
    ],
    reason: `You get this mail because it is about your order ${name}.`,
  };
}

/** What the outbox shows of a message about an order. */
export const orderData = ({ orderId }: { orderId: number }) => ({
  order_id: formatOrderId(orderId),
});
