import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { hashToken } from '../login/find-session.ts';
import { writeSetting } from '../shop-profile/write-setting.ts';

/** The setting that keeps the hash of the code by which the first owner is known. */
export const ownerCodeSetting = 'owner_code';

type Reads = Pick<ServiceContext, 'db'>;

/** Whether somebody may everything here. */
export async function hasOwner({ db }: Reads): Promise<boolean> {
  const [owner] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.isSuperuser, true))
    .limit(1);
  return owner !== undefined;
}

/**
 * A new code for opening the owner's account, in the place of an earlier one; undefined where the store
 * has an owner. It is printed where the store is started, and kept as a hash.
 */
export async function makeOwnerCode(
  context: Pick<ServiceContext, 'db' | 'now'>,
): Promise<string | undefined> {
  if (await hasOwner(context)) return undefined;
  const code = randomBytes(16).toString('hex');
  await writeSetting(context, ownerCodeSetting, hashToken(code));
  return code;
}
