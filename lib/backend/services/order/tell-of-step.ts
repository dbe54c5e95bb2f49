import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { LockedOrder } from './lock-order.ts';
import { formatOrderId } from './order-id.ts';
import { stepWords, type StepNews } from './step-words.ts';

type News = Omit<StepNews, 'at' | 'order'> & { order: LockedOrder };

/** Tells the customer by mail and SMS what an order has come to. */
export async function tellOfStep({ db, env, now }: ServiceContext, news: News): Promise<void> {
  const words = stepWords({ ...news, at: now() });
  if (!words) return;
  const { order } = news;
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
  await queueMessage(db, {
    channel: 'email',
    to: customer.email,
    subject: words.subject,
    text: [
      `Dear ${customer.firstName},`,
      ...words.paragraphs,
      `See your order: ${env.siteUrl}/orders/${name}`,
    ].join('\n\n'),
    data,
  });
  await queueMessage(db, { channel: 'sms', to: customer.mobile, text: words.sms, data });
}
