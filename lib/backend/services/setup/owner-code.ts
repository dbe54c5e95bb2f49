import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { hashToken } from '../login/find-session.ts';
import { writeSetting } from '../shop-profile/write-setting.ts';

/** Name of the setting with the hash of the owner code. */
export const ownerCodeSetting = 'owner_code';

type Reads = Pick<ServiceContext, 'db'>;

/** Returns whether the store has an owner (superuser). */
export async function hasOwner({ db }: Reads): Promise<boolean> {
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
