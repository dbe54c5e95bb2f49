import { sql, type SQL } from 'drizzle-orm';
import type { Owner } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';

/** The parts of a statement that differ between a customer's rows and a visitor's. */
export interface OwnerParts {
  /** The column that says whose row it is. */
  column: SQL;
  /** The owner's own value in that column. */
  value: SQL;
}

/**
 * A named statement about what customers and visitors own alike. `build` is called once for each of
 * them; the owner is filled in at every run.
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
