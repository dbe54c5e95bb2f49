import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { listRefunds as call } from '../../../contract/staff-refund.ts';
import type { ServiceContext } from '../../context.ts';
import { escapeLike } from '../../db/contains-text.ts';
import { refunds } from '../../db/schema/payment.ts';
import { parseOrderId } from '../order/order-id.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import { refundDetails, type RefundDetail } from './refund-detail.ts';

type Query = QueryOf<typeof call>;

const sorts = { created_at: refunds.id, amount: [refunds.amount, refunds.id] };

const statuses: Record<NonNullable<Query['state']>, string[]> = {
  asked_for: ['requested'],
  sent: ['sent'],
  done: ['settled', 'done_by_hand'],
  failed: ['failed'],
  to_be_paid: ['by_hand'],
  by_hand: ['by_hand', 'failed'],
};

export async function listRefunds(
  { db }: ServiceContext,
  query: Query,
): Promise<PageOf<RefundDetail>> {
  const where = and(
    query.state && inArray(refunds.status, statuses[query.state]),
    search(query.search),
  );
  return readPage(
    db,
    query,
    sql`from refunds ${where ? sql`where ${where}` : sql``}`,
    (limit, offset) =>
      refundDetails(db)
        .where(where)
        .orderBy(sortBy(sorts, query.sort ?? '-created_at'))
        .limit(limit)
        .offset(offset),
  );
}

function search(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const orderId = parseOrderId(text.toUpperCase());
  if (orderId !== undefined) return eq(refunds.orderId, orderId);
  return sql`${refunds.providerReference} ilike ${`${escapeLike(text)}%`}`;
}
