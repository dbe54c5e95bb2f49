import { subDays } from 'date-fns/subDays';
import { sql, type SQL } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import { mayEnter } from '../../../contract/staff-area.ts';
import { maxCountedRows } from '../../../contract/staff-list.ts';
import { taskNames, type StaffTask, type TaskName } from '../../../contract/staff-today.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { BackendEnv } from '../../env.ts';
import { nearlyFullCapacities } from '../file/file-room.ts';
import { concerns } from '../order/staff/order-filter.ts';
import { salesSpan } from './read-sales.ts';

interface Task {
  area: StaffTask['area'];
  /** `table where …` of the open tasks. */
  rows: SQL;
}

const ordersOfConcern = (name: keyof typeof concerns): SQL =>
  sql`orders where status = ${concerns[name].status} and ${concerns[name].condition}`;
const ordersIn = (status: string): SQL => sql`orders where status = ${status}`;
const isListed = sql`products where is_on_sale and ${companyId} = any(websites)`;

function tasks(now: Date, env: BackendEnv): Record<TaskName, Task> {
  const { from, to } = salesSpan('today', now);
  const ofDay = sql`starts_at >= ${from.toISOString()}::timestamptz and starts_at < ${to.toISOString()}::timestamptz`;
  return {
    uploads_nearly_full: { area: 'settings', rows: nearlyFullCapacities(env) },
    paid_elsewhere: { area: 'orders', rows: ordersOfConcern('paid_elsewhere') },
    payments_flagged: { area: 'orders', rows: sql`payments where status = 'flagged'` },
    refunds_by_hand: { area: 'orders', rows: sql`refunds where status in ('by_hand', 'failed')` },
    to_be_called: { area: 'orders', rows: ordersOfConcern('to_be_called') },
    to_pack: { area: 'packing', rows: ordersIn('Confirmed') },
    to_send: { area: 'packing', rows: ordersIn('Packed') },
    returns_to_decide: { area: 'orders', rows: ordersOfConcern('return_to_decide') },
    returns_to_settle: { area: 'orders', rows: ordersIn('Returned') },
    talks_today: {
      area: 'appointments',
      rows: sql`appointments where cancelled_at is null and ${ofDay}`,
    },
    appointments_changed: {
      area: 'appointments',
      rows: sql`appointments where starts_at > ${now.toISOString()}::timestamptz
        and updated_at > ${subDays(now, 1).toISOString()}::timestamptz`,
    },
    no_vaidya: {
      area: 'superuser',
      rows: sql`appointments where cancelled_at is null
        and starts_at > ${now.toISOString()}::timestamptz
        and not exists (select from customers
          where (is_staff or is_superuser) and deactivated_at is null and 'vaidya' = any(staff_areas))`,
    },
    leads_new: { area: 'leads', rows: sql`leads where status = 'new'` },
    reviews_new: { area: 'customers', rows: sql`reviews where seen_at is null` },
    questions_new: {
      area: 'customers',
      rows: sql`product_questions where answered_at is null and refused_at is null`,
    },
    out_of_stock: { area: 'catalogue', rows: sql`${isListed} and stock = 0` },
    low_stock: {
      area: 'catalogue',
      rows: sql`${isListed} and is_low`,
    },
    searches_in_vain: { area: 'content', rows: sql`search_misses where times > 0 and found = 0` },
  };
}

/** Returns the open tasks of the caller's areas, most urgent first. */
export async function readTasks(
  { db, now, env }: ServiceContext,
  caller: CustomerCaller,
): Promise<StaffTask[]> {
  const all = tasks(now(), env);
  const names = taskNames.filter((name) => mayEnter(caller, all[name].area));
  if (names.length === 0) return [];
  const counts = names.map(
    (name) =>
      sql`(select count(*)::int from (select from ${all[name].rows} limit ${maxCountedRows + 1}) as counted)`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return names
    .map((name, index) => {
      const count = rows[0]?.counts[index] ?? 0;
      const { area } = all[name];
      return { name, area, count: Math.min(count, maxCountedRows), more: count > maxCountedRows };
    })
    .filter(({ count }) => count > 0);
}
