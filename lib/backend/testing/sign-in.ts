import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers, sessions } from '../db/schema/customer.ts';
import { hashToken } from '../services/login/find-session.ts';
import type { TestStore } from './test-store.ts';

export interface SignedIn {
  token: string;
  customerId: number;
}

const month = 30 * 24 * 60 * 60 * 1000;

/** Opens a session for an account, such as `asha@example.in`, without its password. */
export async function signInAs(store: TestStore, email: string): Promise<SignedIn> {
  const { db, now } = store.context;
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, email));
  if (!customer) throw new Error(`There is no account ${email}`);
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    customerId: customer.id,
    isStaffLogin: true,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + month),
  });
  return { token, customerId: customer.id };
}

/** Notes in a session that its person has just proved to own the account. */
export async function proveSession({ context }: TestStore, token: string): Promise<void> {
  await context.db
    .update(sessions)
    .set({ provedAt: context.now() })
    .where(eq(sessions.tokenHash, hashToken(token)));
}
