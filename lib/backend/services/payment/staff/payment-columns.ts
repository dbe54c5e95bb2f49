import { sql } from 'drizzle-orm';
import { payments } from '../../../db/schema/payment.ts';

/* Raw SQL with table names, because drizzle omits the table name if nothing is joined. */

/** The gateway has reported it as paid, but the report was not applied yet. */
export const isNotTaken = sql<boolean>`(payments.status in ('created', 'pending', 'failed', 'expired')
  and exists (select from payment_events e where e.payment_id = payments.id
              and e.payload->'report'->>'status' = 'paid'))`;

const lastOutcome = sql<string | null>`(
  select e.outcome from payment_events e
  where e.payment_id = payments.id and e.outcome is not null and e.outcome <> 'nothing new'
  order by e.id desc limit 1)`;

const refunded = sql<number>`(
  select coalesce(sum(r.amount), 0)::integer from refunds r where r.payment_id = payments.id)`;

/* Gateways want an email: of customers without one they were given that of the shop. */
const buyerEmail = sql<string>`case
  when exists (select from customers c where c.id = payments.customer_id and c.email is null) then ''
  else payments.buyer->>'email' end`;

/** The columns of `SeenByStaff`. */
export const paymentColumns = {
  payment: payments,
  isNotTaken,
  outcome: lastOutcome,
  refunded,
  buyerEmail,
};

export interface SeenByStaff {
  payment: typeof payments.$inferSelect;
  isNotTaken: boolean;
  outcome: string | null;
  refunded: number;
  /** Empty if the customer has none. */
  buyerEmail: string;
}
