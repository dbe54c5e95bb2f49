import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, loginLinks } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refused } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { sendPasswordReset } from '../../jobs/send-password-reset.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Origin } from './guesser.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { needsSecondStep } from './second-step.ts';

const lifeMs = 30 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Mails to one mailbox in an hour, while an earlier link is still good. */
const mostInAnHour = 5;

/* Whoever reads the database can log in nowhere with what stands there. */
const hashCode = (code: string) => createHash('sha256').update(code).digest('hex');

/**
 * Has a login link mailed. Whether there is an account is found out by the job, not here: the answer
 * takes the same work and time either way.
 */
export async function askForLoginLink({ db }: ServiceContext, email: string): Promise<void> {
  await addJob(db, 'send_login_link', { email }, { isUrgent: true });
}

/**
 * Mails a link that logs in once within 30 minutes; earlier ones stay good. Where nobody has confirmed that
 * email, a link that sets a new password is mailed instead: whoever signed up with it may be somebody else,
 * whose password must end. Nothing is mailed to staff with a second step, or to a mailbox that has five of the last hour
 * and a good one among them: who asks again and again can neither flood the mailbox nor end a link.
 */
export async function sendLoginLink(
  context: ServiceContext,
  { email }: { email: string },
): Promise<void> {
  const at = context.now();
  const isUnconfirmed = await inTransaction(context.db, async (tx) => {
    // Held: of many jobs at once each counts what the others have sent.
    const [account] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.email, email), isNull(customers.deactivatedAt)))
      .for('no key update');
    if (!account || needsSecondStep(context, account)) return false;
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
    if (hasGoodOne && lately.length >= mostInAnHour) return false;
    const code = randomBytes(32).toString('base64url');
    await tx.insert(loginLinks).values({
      codeHash: hashCode(code),
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

const noLongerGood = () => refused('This login link is no longer good. Please ask for a new one!');

/** Logs in by a mailed code, once. 400 where it is unknown, used or older than 30 minutes. */
export async function logInByLink(
  context: ServiceContext,
  { code, ...origin }: Pick<Origin, 'visitorId' | 'device'> & { code: string },
): Promise<OpenedSession> {
  const at = context.now();
  const session = await inTransaction(context.db, async (tx) => {
    const [used] = await tx
      .update(loginLinks)
      .set({ usedAt: at })
      .where(
        and(
          eq(loginLinks.codeHash, hashCode(code)),
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
    if (!account || needsSecondStep(context, account)) return undefined;
    await tx
      .update(loginLinks)
      .set({ usedAt: at })
      .where(and(eq(loginLinks.customerId, account.id), isNull(loginLinks.usedAt)));
    return openSession({ ...context, db: tx }, account, origin);
  });
  if (!session) throw noLongerGood();
  return session;
}
