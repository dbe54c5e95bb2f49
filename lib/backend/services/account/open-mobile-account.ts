import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { recordConsent } from '../consent/record-consent.ts';
import { lockAccountOfNumber } from '../login/find-open-account.ts';

/**
 * Opens an account for a confirmed number: no name, e-mail or password yet. Returns the account of
 * a sign-up with the number that was quicker. Needs a transaction. `address`: IP address of the
 * person, stored with the consent.
 */
export async function openMobileAccount(
  context: ServiceContext,
  mobile: string,
  address: string,
): Promise<CustomerRow | undefined> {
  const at = context.now();
  const [opened] = await context.db
    .insert(customers)
    .values({
      mobile,
      mobileVerifiedAt: at,
      firstName: '',
      lastName: '',
      passwordHash: '',
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!opened) return lockAccountOfNumber(context, mobile);
  const consent = { purpose: 'account', customerId: opened.id, isGiven: true } as const;
  await recordConsent(context, { ...consent, place: '/signup', address });
  return opened;
}
