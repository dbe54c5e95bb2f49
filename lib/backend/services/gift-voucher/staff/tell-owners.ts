import { and, eq, isNull, ne } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { customers } from '../../../db/schema/customer.ts';
import { queueMessage } from '../../messages/queue-message.ts';

interface GivenVoucher {
  id: number;
  /** In paise. */
  amount: number;
  reason: string;
}

/** Mails all other owners that the caller has given a gift voucher, or sent one to another email. */
export async function tellOwners(
  { db }: Pick<ServiceContext, 'db'>,
  { customerId }: CustomerCaller,
  voucher: GivenVoucher,
): Promise<void> {
  const [giver] = await db
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  const by = giver ? `${giver.firstName} ${giver.lastName}` : 'A program';
  const owners = await db
    .select({ email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.isSuperuser, true),
        isNull(customers.deactivatedAt),
        ne(customers.id, customerId),
      ),
    );
  for (const { email } of owners) {
    await queueMessage(db, { kind: 'voucher_given', to: { email }, data: { by, ...voucher } });
  }
}
