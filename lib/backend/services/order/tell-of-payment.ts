import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { orderLines } from '../../db/schema/order.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { dayInWords, rupeesInWords } from './in-words.ts';
import type { LockedOrder } from './lock-order.ts';
import { formatOrderId } from './order-id.ts';

/** Tells the customer by mail and SMS that an order is paid, and with it placed. */
export async function tellOfPayment(context: ServiceContext, order: LockedOrder): Promise<void> {
  const name = formatOrderId(order.id);
  const lines = await context.db
    .select({ name: orderLines.name, quantity: orderLines.quantity, total: orderLines.total })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const arrival = order.expectedOn
    ? `It should arrive by ${dayInWords(order.expectedOn)}.`
    : 'We send it soon.';
  await tell(context, order, {
    subject: `Your order ${name} is paid`,
    paragraphs: [
      `we have your payment of ${rupeesInWords(order.payable)} for order ${name}. Thank you!`,
      lines
        .map((line) => `${line.quantity} × ${line.name}: ${rupeesInWords(line.total)}`)
        .join('\n'),
      `It is confirmed and will be packed next. ${arrival}`,
    ],
    sms: `We have your payment of ${rupeesInWords(order.payable)} for order ${name}. ${arrival}`,
  });
}

/** Tells them that money which came too late, or twice, goes back. */
export async function tellOfReturnedPayment(
  context: ServiceContext,
  order: LockedOrder,
  amount: number,
): Promise<void> {
  const name = formatOrderId(order.id);
  const why = order.paidAt
    ? `order ${name} was paid already`
    : `order ${name} can no longer be paid for`;
  const goesBack = `${rupeesInWords(amount)} go back to the account that you paid from`;
  await tell(context, order, {
    subject: `Your payment for order ${name} goes back to you`,
    paragraphs: [`we have had a payment from you, but ${why}. ${goesBack}, by themselves.`],
    sms: `We have had a payment from you, but ${why}. ${goesBack}.`,
  });
}

interface Words {
  subject: string;
  paragraphs: string[];
  sms: string;
}

async function tell(
  { db, env }: ServiceContext,
  order: LockedOrder,
  { subject, paragraphs, sms }: Words,
): Promise<void> {
  const [customer] = await db
    .select({
      email: customers.email,
      mobile: customers.mobile,
      firstName: customers.firstName,
    })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  if (!customer) throw new Error(`Order ${order.id} has no customer`);
  const name = formatOrderId(order.id);
  const data = { order_id: name };
  const text = [
    `Dear ${customer.firstName},`,
    ...paragraphs,
    `See your order: ${env.siteUrl}/orders/${name}`,
  ].join('\n\n');
  await queueMessage(db, { channel: 'email', to: customer.email, subject, text, data });
  await queueMessage(db, { channel: 'sms', to: customer.mobile, text: sms, data });
}
