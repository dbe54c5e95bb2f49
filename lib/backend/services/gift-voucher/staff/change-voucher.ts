import { eq } from 'drizzle-orm';
import type { StaffVoucher, VoucherReissue } from '../../../../contract/staff-voucher.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { giftVouchers } from '../../../db/schema/voucher.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockVoucher, readVoucher } from './read-voucher.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { moveOn } from '../move-on.ts';
import { hashOfCode, newVoucherCode } from '../voucher-code.ts';
import { customers } from '../../../db/schema/customer.ts';
import { readOwners } from '../../team/read-owners.ts';

/**
 * Blocks a gift voucher with a reason, or unblocks it without one. 404 if it is unknown or was
 * never paid, 409 if it is already in that state or was replaced.
 */
export async function blockVoucher(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  reason?: string,
): Promise<StaffVoucher> {
  return withinTransaction(context, async (within, tx) => {
    const { blockedAt } = await lockVoucher(within, id);
    const { replaced_by_id: replacementId } = await readVoucher(within, id);
    if (replacementId !== null) throw conflict('It has been replaced by another gift voucher');
    const isBlocking = reason !== undefined;
    if (isBlocking === (blockedAt !== null)) {
      throw conflict(isBlocking ? 'It is already blocked' : 'It is not blocked');
    }
    await tx
      .update(giftVouchers)
      .set({ blockedAt: isBlocking ? context.now() : null })
      .where(eq(giftVouchers.id, id));
    await writeAudit(
      within,
      caller,
      isBlocking ? 'voucher.block' : 'voucher.unblock',
      `voucher:${id}`,
      { ...(isBlocking && { after: { reason } }) },
    );
    return readVoucher(within, id);
  });
}

/**
 * Blocks a gift voucher permanently and mails a new code with its balance: the old code cannot be
 * sent again, because only its hash is stored. Later refunds of orders go to the new voucher.
 * Returns the new voucher. 404 for an unknown one, 409 if no balance is left or it was already
 * replaced.
 */
export async function reissueVoucher(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { receiver_name, receiver_email, reason }: VoucherReissue,
): Promise<StaffVoucher> {
  return withinTransaction(context, async (within, tx) => {
    const old = await lockVoucher(within, id);
    const { replaced_by_id: replacementId } = await readVoucher(within, id);
    if (replacementId !== null) throw conflict('It has been replaced by another gift voucher');
    if (old.balance === 0) throw conflict('It has no balance left');
    const isReaddressed = receiver_email !== old.receiverEmail;
    const at = context.now();
    const code = newVoucherCode();
    await tx
      .update(giftVouchers)
      .set({ blockedAt: old.blockedAt ?? at })
      .where(eq(giftVouchers.id, id));
    const [made] = await tx
      .insert(giftVouchers)
      .values({
        codeHash: hashOfCode(code),
        lastFour: code.slice(-4),
        // Full amount of the old voucher: order refunds can raise the balance to it again.
        amount: old.amount,
        balance: 0,
        senderName: old.senderName,
        senderEmail: old.senderEmail,
        receiverName: receiver_name,
        receiverEmail: receiver_email,
        message: old.message,
        createdAt: at,
        activatedAt: at,
        issuedBy: old.issuedBy,
        issueReason: old.issueReason,
        replacesId: id,
      })
      .returning({ id: giftVouchers.id });
    if (!made) throw new Error('The gift voucher was not written');
    await moveOn(within, id);
    await queueMessage(tx, {
      kind: 'gift_voucher',
      to: { email: receiver_email },
      key: made.id,
      data: {
        receiverName: receiver_name,
        senderName: old.senderName,
        amount: old.balance,
        code,
        message: old.message,
        // To another email with nothing spent: the first one was wrong, and nobody had the code.
        isNewCode: !isReaddressed || old.balance < old.amount,
      },
    });
    if (isReaddressed) {
      const resent = { id: made.id, amount: old.balance, reason, isResent: true };
      await tellOwners(within, caller, resent);
    }
    await writeAudit(within, caller, 'voucher.reissue', `voucher:${id}`, {
      after: {
        reason,
        replaced_by: made.id,
        is_readdressed: isReaddressed,
      },
    });
    return readVoucher(within, made.id);
  });
}

interface GivenVoucher {
  id: number;
  /** In paise. */
  amount: number;
  reason: string;
  isResent: boolean;
}

/**
 * Mails all other owners that the caller has given a gift voucher, or sent one to another email.
 */
export async function tellOwners(
  { db }: Pick<ServiceContext, 'db'>,
  { customerId }: CustomerCaller,
  voucher: GivenVoucher,
): Promise<void> {
  const [giver] = await db
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  const by = giver ? `${giver.firstName} ${giver.lastName}` : 'A program';
  for (const { id, email } of await readOwners(db)) {
    if (id === customerId) continue;
    await queueMessage(db, { kind: 'voucher_given', to: { email }, data: { by, ...voucher } });
  }
}
