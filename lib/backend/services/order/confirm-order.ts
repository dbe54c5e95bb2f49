import { formatInTimeZone } from 'date-fns-tz';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { formatOrderId } from './order-id.ts';

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const inWords = (paise: number) => money.format(paise / 100);

/** Tells the customer by mail and SMS that the order was placed. */
export async function confirmOrder(
  { db, env }: ServiceContext,
  order: OrderRow,
  lines: readonly CartLine[],
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
  const arrival = order.expectedOn
    ? formatInTimeZone(`${order.expectedOn}T12:00:00Z`, 'UTC', 'd MMMM yyyy')
    : 'soon';
  await queueMessage(db, {
    channel: 'email',
    to: customer.email,
    subject: `Your order ${name} has been placed!`,
    text: [
      `Dear ${customer.firstName},`,
      `thank you for your order ${name}.`,
      lines
        .map((line) => `${line.quantity} × ${line.name}: ${inWords(line.price * line.quantity)}`)
        .join('\n'),
      costsOf(order),
      `It should arrive by ${arrival} at:\n${order.shippingAddress.fullName}, ${order.shippingAddress.fullAddress}`,
      `See how it is getting on: ${env.siteUrl}/orders/${name}`,
    ].join('\n\n'),
    data,
  });
  await queueMessage(db, {
    channel: 'sms',
    to: customer.mobile,
    text: `Your order ${name} of ${inWords(order.payable)} has been placed. It should arrive by ${arrival}.`,
    data,
  });
}

function costsOf(order: OrderRow): string {
  return [
    `Goods: ${inWords(order.total)}`,
    order.discount > 0 && `Discount: -${inWords(order.discount)}`,
    `Shipping: ${order.shipping > 0 ? inWords(order.shipping) : 'free'}`,
    `To be paid: ${inWords(order.payable)}, of which GST: ${inWords(order.tax)}`,
    `Payment: ${order.payType}`,
  ]
    .filter(Boolean)
    .join('\n');
}
