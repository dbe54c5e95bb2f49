import { and, eq } from 'drizzle-orm';
import type { ProfileChange } from '../../../contract/profile.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { holdCustomer } from './hold-customer.ts';
import { readProfile, type CustomerProfile } from './read-profile.ts';
import { hasPendingMobileOtp, sendMobileOtp } from './send-mobile-otp.ts';

interface ChangedProfile {
  profile: CustomerProfile;
  /** The new number to which a code was sent; the old one stays until it is verified. */
  mobileToVerify: string | null;
}

/**
 * Changes the profile: names and company immediately, a new mobile number after its code is
 * verified. If the number is refused (409, 429), nothing is changed. `countSms` is called before a
 * code is sent and throws if there were too many.
 */
export async function changeProfile(
  context: ServiceContext,
  customerId: number,
  { first_name, last_name, company, mobile_no }: ProfileChange,
  countSms: () => Promise<void>,
): Promise<ChangedProfile> {
  const mobileToVerify = await newMobile(context, customerId, mobile_no);
  const needsCode =
    mobileToVerify && !(await hasPendingMobileOtp(context, { customerId, mobile: mobileToVerify }));
  if (needsCode) await countSms();
  return withinTransaction(context, async (within, tx) => {
    await holdCustomer(within, customerId);
    await tx
      .update(customers)
      .set({
        firstName: first_name,
        lastName: last_name,
        // An emptied company (null) is stored as ''.
        company: company === null ? '' : company,
        updatedAt: context.now(),
      })
      .where(eq(customers.id, customerId));
    if (needsCode) await sendMobileOtp(within, { customerId, mobile: mobileToVerify });
    return { profile: await readProfile(within, customerId), mobileToVerify };
  });
}

/** The sent number if it differs from the account's number. */
async function newMobile(
  { db }: ServiceContext,
  customerId: number,
  mobile: string | undefined,
): Promise<string | null> {
  if (mobile === undefined) return null;
  const [same] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.mobile, mobile)));
  return same ? null : mobile;
}
