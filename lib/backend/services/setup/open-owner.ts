import { eq, sql } from 'drizzle-orm';
import { timingSafeEqual, randomBytes } from 'node:crypto';
import type { OwnerInput } from '../../../contract/setup.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { settings } from '../../db/schema/running.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { signUp } from '../account/sign-up.ts';
import { hashToken } from '../login/find-session.ts';
import { readSetting, writeSetting } from '../shop-profile/setting.ts';

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
  await withinTransaction(context, async (within, tx) => {
    // Advisory lock: of two requests with the code only one becomes owner.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${ownerCodeSetting}))`);
    if (await hasOwner(within)) throw conflict('This shop already has an owner');
    const storedHash = await readSetting(within, ownerCodeSetting);
    if (typeof storedHash !== 'string' || !sameText(storedHash, hashToken(code))) {
      throw invalid({ code: ['Wrong code. Enter the one shown when the shop was started.'] });
    }
    await signUp(within, account, { place: '/first-day' });
    await tx
      .update(customers)
      .set({ isStaff: true, isSuperuser: true })
      .where(eq(customers.email, account.email));
    await tx.delete(settings).where(eq(settings.name, ownerCodeSetting));
  });
}

/** Name of the setting with the hash of the owner code. */
const ownerCodeSetting = 'owner_code';

type Reads = Pick<ServiceContext, 'db'>;

/** Returns whether the store has an owner (superuser). */
async function hasOwner({ db }: Reads): Promise<boolean> {
  const [owner] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.isSuperuser, true))
    .limit(1);
  return owner !== undefined;
}

/**
 * Creates a code for opening the owner's account and replaces an earlier one; undefined if the
 * store has an owner. The code is printed at startup; only its hash is stored.
 */
export async function makeOwnerCode(
  context: Pick<ServiceContext, 'db' | 'now'>,
): Promise<string | undefined> {
  if (await hasOwner(context)) return undefined;
  const code = randomBytes(16).toString('hex');
  await writeSetting(context, ownerCodeSetting, hashToken(code));
  return code;
}
