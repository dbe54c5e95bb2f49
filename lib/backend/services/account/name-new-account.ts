import { cutText } from '../../../contract/cut-text.ts';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';

/** Characters of a first and of a last name. */
const longest = 50;

/** Gives an account without a name, opened by mobile number, the name of its first address. */
export async function nameNewAccount(
  { db, now }: ServiceContext,
  customerId: number,
  fullName: string,
): Promise<void> {
  const [first = '', ...rest] = fullName.split(/\s+/);
  await db
    .update(customers)
    .set({
      firstName: cutText(first, longest),
      lastName: cutText(rest.join(' '), longest),
      updatedAt: now(),
    })
    .where(
      and(eq(customers.id, customerId), eq(customers.firstName, ''), eq(customers.lastName, '')),
    );
}
