import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';

/** Returns the owners whose accounts are open; an email is null if the account has none. */
export const readOwners = (db: Queryable): Promise<{ id: number; email: string | null }[]> =>
  db
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(and(eq(customers.isSuperuser, true), isNull(customers.deactivatedAt)));
