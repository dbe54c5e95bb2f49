import { timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { OwnerInput } from '../../../contract/setup.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { settings } from '../../db/schema/running.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { signUp } from '../account/sign-up.ts';
import { hashToken } from '../login/find-session.ts';
import { readSetting } from '../shop-profile/read-setting.ts';
import { hasOwner, ownerCodeSetting } from './owner-code.ts';

const sameText = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Creates the account of the first owner. Throws 409 if the store has an owner, 400 if the code is
 * not the last printed one, 409 with the field if an account with the e-mail or mobile number
 * exists.
 */
export async function openOwner(
  context: ServiceContext,
  { code, ...account }: OwnerInput,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    // Advisory lock: of two requests with the code only one becomes owner.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${ownerCodeSetting}))`);
    if (await hasOwner(within)) throw conflict('This store has an owner');
    const storedHash = await readSetting(within, ownerCodeSetting);
    if (typeof storedHash !== 'string' || !sameText(storedHash, hashToken(code))) {
      throw invalid({ code: ['This code is not the one that was printed'] });
    }
    await signUp(within, account, { place: '/first-day' });
    await tx
      .update(customers)
      .set({ isStaff: true, isSuperuser: true })
      .where(eq(customers.email, account.email));
    await tx.delete(settings).where(eq(settings.name, ownerCodeSetting));
  });
}
