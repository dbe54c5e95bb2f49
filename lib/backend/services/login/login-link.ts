import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, loginLinks } from '../../db/schema/customer.ts';
import { inTransaction, withinTransaction } from '../../db/transaction.ts';
import { conflict, refused } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { sendPasswordReset } from '../../jobs/send-password-reset.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Origin } from './guesser.ts';
import { rememberDevice } from './known-device.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { needsSecondStep } from './second-step.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

const lifeMs = 30 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Maximum mails to one mailbox in an hour, while an earlier link is still valid. */
const maxPerHour = 5;

/* Codes are stored as SHA-256 hashes: a reader of the database cannot log in with them. */

/**
 * Queues the mail with a login link. The job, not this request, looks up the account, so that the
 * answer takes the same time either way (no account enumeration).
 */
export async function askForLoginLink({ db }: ServiceContext, email: string): Promise<void> {
  await addJob(db, 'send_login_link', { email }, { isUrgent: true });
}

/**
 * Mails a login link that works once within 30 minutes; earlier links stay valid. If the email is
 * unconfirmed, mails a password reset link instead: another person may have signed up with it, and
 * their password must end. Sends nothing to a mailbox with five links in the last hour of which one
 * is still valid: repeated requests can neither flood the mailbox nor end a link.
 */
export async function sendLoginLink(
  context: ServiceContext,
  { email }: { email: string },
): Promise<void> {
  const at = context.now();
  const isUnconfirmed = await inTransaction(context.db, async (tx) => {
    // Row lock: parallel jobs count each other's mails.
    const [account] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.email, email), isNull(customers.deactivatedAt)))
      .for('no key update');
    if (!account) return false;
    if (!account.emailVerifiedAt) return true;
    const lately = await tx
      .select({ usedAt: loginLinks.usedAt, expiresAt: loginLinks.expiresAt })
      .from(loginLinks)
      .where(
        and(
          eq(loginLinks.customerId, account.id),
          gt(loginLinks.createdAt, new Date(at.getTime() - hourMs)),
        ),
      );
    const hasGoodOne = lately.some(({ usedAt, expiresAt }) => !usedAt && expiresAt > at);
    if (hasGoodOne && lately.length >= maxPerHour) return false;
    const code = randomBytes(32).toString('base64url');
    await tx.insert(loginLinks).values({
      codeHash: sha256Hex(code),
      customerId: account.id,
      createdAt: at,
      expiresAt: new Date(at.getTime() + lifeMs),
    });
    await queueMessage(tx, {
      kind: 'login_link',
      to: { email },
      data: { firstName: account.firstName, code },
    });
    return false;
  });
  if (isUnconfirmed) await sendPasswordReset(context, { email });
}

const noLongerGood = () => refused('This login link has expired. Request a new one.');

/**
 * 409 with the new device token: the link of staff with a second step only makes a device known.
 */
const passwordRequired = (device: string) =>
  conflict(
    'This device is confirmed. Now log in with your email and password.',
    { device },
    'password_required',
  );

/**
 * Logs in by a mailed code, which works once. 400 if it is unknown, used or older than 30 minutes.
 * For staff with a second step 409 `password_required`: the link makes the device known, so that
 * wrong passwords of strangers do not keep them out, and opens nothing.
 */
export async function logInByLink(
  context: ServiceContext,
  { code, ...origin }: Pick<Origin, 'visitorId' | 'device'> & { code: string },
): Promise<OpenedSession> {
  const at = context.now();
  const outcome = await withinTransaction(context, async (within, tx) => {
    const [used] = await tx
      .update(loginLinks)
      .set({ usedAt: at })
      .where(
        and(
          eq(loginLinks.codeHash, sha256Hex(code)),
          isNull(loginLinks.usedAt),
          gt(loginLinks.expiresAt, at),
        ),
      )
      .returning({ customerId: loginLinks.customerId });
    if (!used) return undefined;
    const [account] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, used.customerId), isNull(customers.deactivatedAt)))
      .for('share');
    if (!account) return undefined;
    await tx
      .update(loginLinks)
      .set({ usedAt: at })
      .where(and(eq(loginLinks.customerId, account.id), isNull(loginLinks.usedAt)));
    if (await needsSecondStep(within, account)) {
      return { device: rememberDevice(origin.device, account.id, context.env.visitorSecret) };
    }
    return openSession(within, account, origin);
  });
  if (!outcome) throw noLongerGood();
  if (!('token' in outcome)) throw passwordRequired(outcome.device);
  return outcome;
}
