import type { StaffVoucher, VoucherGift } from '../../../../contract/staff-voucher.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { giftVoucherEntries, giftVouchers } from '../../../db/schema/voucher.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { toPaise } from '../../../../contract/money.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { hashOfCode, newVoucherCode } from '../voucher-code.ts';
import { readVoucher } from './read-voucher.ts';
import { tellOwners } from './change-voucher.ts';

/**
 * Creates a gift voucher of the shop without payment. The code goes to the receiver only, never
 * into the answer or the audit log.
 */
export async function giveVoucher(
  context: ServiceContext,
  caller: CustomerCaller,
  gift: VoucherGift,
): Promise<StaffVoucher> {
  return withinTransaction(context, async (within, tx) => {
    const at = context.now();
    const code = newVoucherCode();
    const amount = toPaise(gift.amount);
    const shop = await readShop(within);
    const [voucher] = await tx
      .insert(giftVouchers)
      .values({
        codeHash: hashOfCode(code),
        lastFour: code.slice(-4),
        amount,
        balance: amount,
        senderName: shop.name,
        senderEmail: shop.email,
        receiverName: gift.receiver_name,
        receiverEmail: gift.receiver_email,
        message: gift.message,
        createdAt: at,
        activatedAt: at,
        issuedBy: caller.customerId,
        issueReason: gift.reason,
      })
      .returning({ id: giftVouchers.id });
    if (!voucher) throw new Error('The gift voucher was not written');
    const { id } = voucher;
    await tx
      .insert(giftVoucherEntries)
      .values({ voucherId: id, change: amount, reason: 'issued', at });
    await queueMessage(tx, {
      kind: 'gift_voucher',
      to: { email: gift.receiver_email },
      key: id,
      data: {
        receiverName: gift.receiver_name,
        senderName: shop.name,
        amount,
        code,
        message: gift.message,
        isNewCode: false,
      },
    });
    await tellOwners(within, caller, { id, amount, reason: gift.reason, isResent: false });
    await writeAudit(within, caller, 'voucher.give', `voucher:${id}`, {
      after: { amount: gift.amount, reason: gift.reason },
    });
    return readVoucher(within, id);
  });
}
