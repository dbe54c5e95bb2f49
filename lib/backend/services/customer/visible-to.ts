import { sql, type SQL } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { conflict, notFound } from '../../errors.ts';

/** SQL condition on `customers`: staff accounts are visible to superusers only. */
export const visibleTo = ({ isSuperuser }: CustomerCaller): SQL =>
  isSuperuser ? sql`true` : sql`not is_staff and not is_superuser`;

/**
 * Returns an account that the caller may work on and locks it until the transaction of `context`
 * ends. 404 if the caller may not see it, 409 if it is closed.
 */
export async function holdVisible(
  { db }: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<CustomerRow> {
  const [row] = await db
    .select()
    .from(customers)
    .where(sql`id = ${id} and ${visibleTo(caller)}`)
    .for('update');
  if (!row) throw notFound('Customer');
  if (row.deactivatedAt) throw conflict('This account is closed');
  return row;
}
