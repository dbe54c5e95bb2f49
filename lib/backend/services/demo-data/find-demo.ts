import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { demoAccounts, demoPassword } from '../../db/demo/accounts.ts';
import { demoGiftVouchers } from '../../db/demo/coupons.ts';
import { customers } from '../../db/schema/customer.ts';
import { giftVouchers } from '../../db/schema/voucher.ts';
import { hashOfCode } from '../gift-voucher/voucher-code.ts';
import { passwordMatches } from '../login/password.ts';
import { readDemoMarks } from './demo-marks.ts';

type Reads = Pick<ServiceContext, 'db'>;

/**
 * Maximum number of staff accounts whose password is compared at start: each costs about 20 ms of
 * CPU.
 */
const maxStaffCompared = 500;

const demoEmails = demoAccounts.map(({ email }) => email);

/**
 * Whether an email address belongs to the demo data; no real person has one (example.in is
 * reserved).
 */
export const isDemoEmail = (email: string) => demoEmails.includes(email);

/**
 * Returns the demo data found in this database as text for a terminal: accounts, staff who use the
 * published demo password, gift vouchers, catalogue. Empty if there is none.
 */
export async function findDemo({ db }: Reads): Promise<string[]> {
  const accounts = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(isNull(customers.deactivatedAt), inArray(customers.email, demoEmails)));
  const vouchers = await db
    .select({ lastFour: giftVouchers.lastFour })
    .from(giftVouchers)
    .where(
      inArray(
        giftVouchers.codeHash,
        demoGiftVouchers.map(({ code }) => hashOfCode(code)),
      ),
    );
  const withPassword = await staffWithDemoPassword({ db });
  return [
    ...accounts.map(({ email }) => `the account ${email}`),
    ...withPassword.map((email) => `the demo password on the staff account ${email}`),
    ...vouchers.map(({ lastFour }) => `the gift voucher that ends in ${lastFour}`),
    ...((await readDemoMarks({ db })) ? ['the demo products and pages'] : []),
  ];
}

async function staffWithDemoPassword({ db }: Reads): Promise<string[]> {
  const staff = await db
    .select({ email: customers.email, passwordHash: customers.passwordHash })
    .from(customers)
    .where(
      and(
        isNull(customers.deactivatedAt),
        or(eq(customers.isStaff, true), eq(customers.isSuperuser, true)),
      ),
    )
    .limit(maxStaffCompared);
  const found: string[] = [];
  for (const { email, passwordHash } of staff) {
    if (email === null || isDemoEmail(email)) continue;
    if (await passwordMatches(passwordHash, demoPassword)) found.push(email);
  }
  return found;
}
