import { sql, type SQL } from 'drizzle-orm';
import { orderStatuses, type OrderStatus } from '../../../../contract/order.ts';
import { maxCountedRows } from '../../../../contract/staff-list.ts';
import { orderConcerns, type OrderConcern } from '../../../../contract/staff-order-list.ts';
import type { Queryable } from '../../../db/client.ts';
import { concerns, statusIn } from './order-filter.ts';

interface Counted<Name> {
  name: Name;
  count: number;
  more: boolean;
}

/**
 * Returns the number of all orders per status and of those that need attention, each capped at
 * `maxCountedRows`.
 */
export async function countOrders(
  db: Queryable,
): Promise<{ statuses: Counted<OrderStatus>[]; concerns: Counted<OrderConcern>[] }> {
  const ofStates = orderStatuses.map((status) => counted(statusIn([status])));
  const ofConcerns = orderConcerns.map((name) => {
    const { status, condition } = concerns[name];
    return counted(sql`${statusIn([status])} and ${condition}`);
  });
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join([...ofStates, ...ofConcerns], sql`, `)}] as counts`,
  );
  const counts = rows[0]?.counts ?? [];
  const named = <Name>(names: readonly Name[], from: number) =>
    names.map((name, i) => {
      const count = counts[from + i] ?? 0;
      return { name, count: Math.min(count, maxCountedRows), more: count > maxCountedRows };
    });
  return {
    statuses: named(orderStatuses, 0),
    concerns: named(orderConcerns, orderStatuses.length),
  };
}

const counted = (condition: SQL) =>
  sql`(select count(*)::int from (select from orders where ${condition} limit ${maxCountedRows + 1}) as counted)`;
