import { sql, type SQL } from 'drizzle-orm';
import type { StaffOrderQuery } from '../../../../contract/staff-order-list.ts';
import { priorityIs, statusIn, whereOf, type OrderFilter } from './order-filter.ts';

type Sort = NonNullable<StaffOrderQuery['sort']>;

const orderBy: Record<Sort, SQL> = {
  queue: sql`is_priority desc nulls last, placed_at, id`,
  '-queue': sql`is_priority nulls first, placed_at desc, id desc`,
  placed_at: sql`placed_at, id`,
  '-placed_at': sql`placed_at desc, id desc`,
  final_total: sql`payable, id`,
  '-final_total': sql`payable desc, id desc`,
};

/**
 * Builds the query for the ids of one page. By time or queue order it is a UNION ALL of one query
 * per status and priority, each limited to the end of the page and read from its index in order:
 * one index scan over several statuses cannot return rows in order of time.
 */
export function pageOfOrders(filter: OrderFilter, sort: Sort, limit: number, offset: number): SQL {
  const isByTotal = sort.endsWith('final_total');
  const order = orderBy[sort];
  const within = sql`limit ${limit} offset ${offset}`;
  if (filter.search !== 'none' || isByTotal || (!filter.statuses && sort.endsWith('placed_at'))) {
    return sql`select id from orders ${whereOf(filter)} order by ${order} ${within}`;
  }
  const lines = whereClauses(filter).map(
    (line) => sql`(
      select id, is_priority, placed_at from orders ${line}
      order by ${sort.startsWith('-') ? sql`placed_at desc, id desc` : sql`placed_at, id`}
      limit ${limit + offset})`,
  );
  if (lines.length === 0) return sql`select id from orders where false`;
  return sql`select id from (${sql.join(lines, sql` union all `)}) as lines
    order by ${order} ${within}`;
}

function whereClauses({ statuses, isPriority, conditions }: OrderFilter): SQL[] {
  const priorities = isPriority === undefined ? [true, false] : [isPriority];
  const ofState = statuses?.map((status) => [statusIn([status])]) ?? [[]];
  return ofState.flatMap((state) =>
    priorities.map(
      (is) => sql`where ${sql.join([...state, priorityIs(is), ...conditions], sql` and `)}`,
    ),
  );
}
