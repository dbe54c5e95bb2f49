import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext, Owner } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { carts } from '../../db/schema/cart.ts';

/**
 * Locks the customer's open cart until the transaction ends, so that it becomes one order only.
 * Returns its id; undefined if there is none.
 */
export async function lockOpenCart(
  { db }: ServiceContext,
  customerId: number,
): Promise<number | undefined> {
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isNull(carts.closedAt)))
    .for('update');
  return cart?.id;
}

export interface OwnerParts {
  /** Column that identifies the owner of a row. */
  column: SQL;
  /** Value of the owner in that column. */
  value: SQL;
}

/**
 * Builds a named statement for rows that customers and visitors both can own. Calls `build` once
 * for each owner kind; the owner is bound at every run.
 */
export function ownedStatement<Row>(name: string, build: (owner: OwnerParts) => SQL) {
  const owner = sql.placeholder('owner');
  const ofCustomer = namedStatement<Row>(
    `${name}_customer`,
    build({ column: sql.raw('customer_id'), value: sql`${owner}::integer` }),
  );
  const ofVisitor = namedStatement<Row>(
    `${name}_visitor`,
    build({ column: sql.raw('visitor_id'), value: sql`${owner}::text` }),
  );
  return (db: Queryable, caller: Owner, values: Record<string, unknown> = {}): Promise<Row[]> =>
    caller.kind === 'customer'
      ? ofCustomer(db, { ...values, owner: caller.customerId })
      : ofVisitor(db, { ...values, owner: caller.visitorId });
}
