import { sql } from 'drizzle-orm';
import { nameWithOptions } from '../../contract/line-options.ts';
import type { ServiceContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';
import { lineOptions, linesOfCart, type CartLine } from '../services/cart/cart-lines.ts';
import type { GoodsLine } from '../services/messages/message-kinds.ts';
import { queueMessage } from '../services/messages/queue-message.ts';
import { newsToken, stopNewsPath } from '../services/news/news-token.ts';

const maxPerRun = 100;
const dayMs = 24 * 60 * 60 * 1000;
const restsForDays = 1;
/** Older carts get no reminder. */
const stalesAfterDays = 7;

interface RestingCart extends Record<string, unknown> {
  id: number;
  customerId: number;
  email: string;
  firstName: string;
}

/**
 * Mails customers who subscribed to news and whose cart has been unchanged for a day: once per
 * cart; the mark and the mail are one transaction.
 */
export async function remindCarts(context: ServiceContext): Promise<void> {
  for (let found = maxPerRun; found === maxPerRun;) {
    found = await inTransaction(context.db, (tx) => remindSome(context, tx));
  }
}

async function remindSome({ now, env }: ServiceContext, tx: Transaction): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs).toISOString();
  const { rows: resting } = await tx.execute<RestingCart>(sql`
    update carts c set reminded_at = ${now().toISOString()}::timestamptz
    from customers p
    where p.id = c.customer_id and c.id in (
      select r.id from carts r join customers w on w.id = r.customer_id
      where r.closed_at is null and r.reminded_at is null
        and r.updated_at <= ${daysAgo(restsForDays)}::timestamptz
        and r.updated_at > ${daysAgo(stalesAfterDays)}::timestamptz
        and w.wants_news and w.email is not null and w.deactivated_at is null
        and exists (select from cart_items i where i.cart_id = r.id)
      order by r.id limit ${maxPerRun} for update of r skip locked)
    returning c.id, p.id as "customerId", p.email, p.first_name as "firstName"`);
  for (const { id, customerId, email, firstName } of resting) {
    const all = await linesOfCart(tx, { cartId: id });
    const lines = all
      .filter(({ stock, quantity }) => stock === null || stock >= quantity)
      .map(toGoodsLine);
    // Sold-out products are left out; a cart without available products gets no mail.
    if (lines.length === 0) continue;
    const total = lines.reduce((sum, line) => sum + line.total, 0);
    await queueMessage(tx, {
      kind: 'abandoned_cart',
      to: { email },
      key: id,
      data: {
        firstName,
        lines,
        total,
        stopPath: stopNewsPath(newsToken(customerId, env.visitorSecret)),
      },
    });
  }
  return resting.length;
}

const toGoodsLine = ({ name, quantity, price, parts, ...line }: CartLine): GoodsLine => ({
  name: nameWithOptions(name, lineOptions(line)),
  quantity,
  total: price * quantity,
  ...(parts && {
    parts: parts.map((part) => ({
      name: nameWithOptions(part.name, lineOptions(part)),
      quantity: part.quantity,
    })),
  }),
});
