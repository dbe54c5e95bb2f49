import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import {
  contactChanges,
  customers,
  loginLinks,
  type CustomerRow,
} from '../../db/schema/customer.ts';
import { sqlState } from '../../db/sql-state.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, refused } from '../../errors.ts';
import { closeAllSessions } from '../login/close-session.ts';
import { hashToken } from '../login/find-session.ts';
import { endResetCodes } from './reset-code.ts';

/** How long a changed contact can be taken back, in milliseconds. */
const undoLifeMs = 7 * 24 * 60 * 60 * 1000;
/** 96 bits; an SMS takes values of 30 letters at most. */
const codeBytes = 12;
const uniqueViolation = '23505';

/** Keeps the contacts of an account before they change; returns the code that brings them back. */
export async function keepContacts(
  { db, now }: ServiceContext,
  { id, email, emailVerifiedAt, mobile, mobileVerifiedAt }: CustomerRow,
): Promise<string> {
  const code = randomBytes(codeBytes).toString('base64url');
  await db.insert(contactChanges).values({
    codeHash: hashToken(code),
    customerId: id,
    email,
    emailVerifiedAt,
    mobile,
    mobileVerifiedAt,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + undoLifeMs),
  });
  return code;
}

/**
 * Restores the contacts that an account had before a change. The author of the change knew the
 * password or had a session: so all sessions, login links, reset codes, later codes of this kind
 * and the password end. 400 if the code is unknown, used or older than 7 days, 409 if another
 * account has such a contact now.
 */
export async function undoContactChange(context: ServiceContext, code: string): Promise<void> {
  const at = context.now();
  await withinTransaction(context, async (within, tx) => {
    const [savedChange] = await tx
      .select()
      .from(contactChanges)
      .where(
        and(
          eq(contactChanges.codeHash, hashToken(code)),
          isNull(contactChanges.usedAt),
          gt(contactChanges.expiresAt, at),
        ),
      )
      .for('update');
    if (!savedChange) throw refused('This link has expired. Contact us for help.');
    const { customerId, email, emailVerifiedAt, mobile, mobileVerifiedAt } = savedChange;
    const [restored] = await tx
      .update(customers)
      .set({ email, emailVerifiedAt, mobile, mobileVerifiedAt, passwordHash: '', updatedAt: at })
      .where(and(eq(customers.id, customerId), isNull(customers.deactivatedAt)))
      .returning({ id: customers.id });
    if (!restored) throw refused('This account is closed.');
    await tx
      .update(contactChanges)
      .set({ usedAt: at })
      .where(and(eq(contactChanges.customerId, customerId), isNull(contactChanges.usedAt)));
    await tx
      .update(loginLinks)
      .set({ usedAt: at })
      .where(and(eq(loginLinks.customerId, customerId), isNull(loginLinks.usedAt)));
    await endResetCodes(within, customerId);
    await closeAllSessions(within, customerId);
  }).catch((error: unknown) => {
    if (sqlState(error) !== uniqueViolation) throw error;
    throw conflict(
      'Another account now uses your earlier email or mobile number. Contact us for help.',
    );
  });
}
