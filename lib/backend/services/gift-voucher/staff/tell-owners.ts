import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { customers } from '../../../db/schema/customer.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { readOwners } from '../../team/read-owners.ts';

interface GivenVoucher {
  id: number;
  /** In paise. */
  amount: number;
  reason: string;
  isResent: boolean;
}

/**
 * Mails all other owners that the caller has given a gift voucher, or sent one to another email.
 */
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
  for (const { id, email } of await readOwners(db)) {
    if (id === customerId) continue;
    await queueMessage(db, { kind: 'voucher_given', to: { email }, data: { by, ...voucher } });
  }
}
