import { and, eq, inArray, or, sql, type SQL, asc } from 'drizzle-orm';
import type {
  listStaffPayments as call,
  StaffPaymentDetail,
} from '../../../../contract/staff-payment.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { ServiceContext } from '../../../context.ts';
import { escapeLike } from '../../../db/contains-text.ts';
import { payments, paymentEvents, refunds } from '../../../db/schema/payment.ts';
import { parseOrderId } from '../../order/order-id.ts';
import { readPage, sortBy, type PageOf } from '../../staff/read-page.ts';
import { isNotTaken, paymentColumns, type SeenByStaff } from './payment-columns.ts';
import { notFound } from '../../../errors.ts';
import { toPaymentDetail } from './serialize.ts';

type Query = QueryOf<typeof call>;

const sorts = { created_at: payments.id, amount: [payments.amount, payments.id] };

export async function listStaffPayments(
  { db }: ServiceContext,
  query: Query,
): Promise<PageOf<SeenByStaff>> {
  const where = and(stateIs(query.state), purposeIs(query), search(query.search));
  const order = sortBy(sorts, query.sort ?? '-created_at');
  return readPage(
    db,
    query,
    sql`from payments ${where ? sql`where ${where}` : sql``}`,
    (limit, offset) => {
      // Ids are selected first, so that the subqueries run only for the rows of this page.
      const chosen = db.select({ id: payments.id }).from(payments).where(where);
      const page = chosen.orderBy(order).limit(limit).offset(offset);
      return db
        .select(paymentColumns)
        .from(payments)
        .where(inArray(payments.id, page))
        .orderBy(order);
    },
  );
}

function stateIs(state: Query['state']): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'not_taken' ? isNotTaken : sql`payments.status = ${state}`;
}

const purposeIs = ({ purpose, provider }: Query) =>
  and(
    purpose === undefined ? undefined : eq(payments.purpose, purpose),
    provider === undefined ? undefined : eq(payments.provider, provider),
  );

/*
 * Matches an order id exactly; otherwise the beginning of the transaction id, of the gateway's
 * references or of the buyer's e-mail.
 */
function search(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const orderId = parseOrderId(text.toUpperCase());
  if (orderId !== undefined) return eq(payments.orderId, orderId);
  const from = `${escapeLike(text.toLowerCase())}%`;
  return or(
    sql`lower(payments.txn_id) like ${from}`,
    sql`lower(payments.provider_reference) like ${from}`,
    sql`lower(payments.link_reference) like ${from}`,
    sql`lower(payments.buyer ->> 'email') like ${from}`,
  );
}

/** Returns one payment with its events and refunds. Throws 404 if unknown. */
export async function readStaffPayment(
  { db }: ServiceContext,
  id: number,
): Promise<StaffPaymentDetail> {
  const [seen] = await db.select(paymentColumns).from(payments).where(eq(payments.id, id));
  if (!seen) throw notFound('Payment');
  const events = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, id))
    .orderBy(asc(paymentEvents.id));
  const back = await db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, id))
    .orderBy(asc(refunds.id));
  return toPaymentDetail(seen, events, back);
}
