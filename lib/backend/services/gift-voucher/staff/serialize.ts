import type { StaffVoucherRow, VoucherState } from '../../../../contract/staff-voucher.ts';
import type { GiftVoucherRow } from '../../../db/schema/voucher.ts';
import { toRupees } from '../../../../contract/money.ts';

export interface VoucherWithState {
  voucher: GiftVoucherRow;
  state: VoucherState;
}

/** Maps a gift voucher to a list row; the code itself is not stored. */
export const toVoucherRow = ({ voucher, state }: VoucherWithState): StaffVoucherRow => ({
  id: voucher.id,
  last_four: voucher.lastFour,
  receiver_name: voucher.receiverName,
  receiver_email: voucher.receiverEmail,
  sender_name: voucher.senderName,
  amount: toRupees(voucher.amount),
  balance: toRupees(voucher.balance),
  state,
  created_at: voucher.createdAt.toISOString(),
  issue_reason: voucher.issueReason,
});
