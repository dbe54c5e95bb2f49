import { sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import { toRupees } from '../../../../contract/money.ts';
import type {
  listStaffVouchers,
  StaffVoucherRow,
  VoucherState,
} from '../../../../contract/staff-voucher.ts';
import type { ServiceContext } from '../../../context.ts';
import { oneContains, searchedWords } from '../../../db/contains-text.ts';
import { giftVouchers, type GiftVoucherRow } from '../../../db/schema/voucher.ts';
import { readPage, sortBy, type PageOf } from '../../staff/read-page.ts';

type VouchersQuery = QueryOf<typeof listStaffVouchers>;

/** SQL state of a gift voucher; uses columns of `gift_vouchers` only. */
export const voucherState = sql<VoucherState>`case
  when gift_vouchers.activated_at is null then 'unpaid'
  when exists (select from gift_vouchers heir where heir.replaces_id = gift_vouchers.id) then 'replaced'
  when gift_vouchers.blocked_at is not null then 'blocked'
  when gift_vouchers.balance = 0 then 'spent'
  else 'active' end`;

/** Returns one page of the matching gift vouchers, newest first. */
export async function listVouchers(
  { db }: ServiceContext,
  query: VouchersQuery,
): Promise<PageOf<StaffVoucherRow>> {
  const state = query.state
    ? sql`${voucherState} = ${query.state}`
    : sql`gift_vouchers.activated_at is not null`;
  const fitting = sql.join([state, ...searchConditions(query.search)], sql` and `);
  return readPage(db, query, sql`from gift_vouchers where ${fitting}`, async (limit, offset) => {
    const rows = await db
      .select({ voucher: giftVouchers, state: voucherState })
      .from(giftVouchers)
      .where(fitting)
      .orderBy(sortBy(sorts, query.sort ?? '-created_at', giftVouchers.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toVoucherRow);
  });
}

const sorts = {
  created_at: giftVouchers.createdAt,
  amount: giftVouchers.amount,
  balance: giftVouchers.balance,
};

const searched = [
  giftVouchers.receiverName,
  giftVouchers.receiverEmail,
  giftVouchers.senderName,
  giftVouchers.senderEmail,
];

/* The end of a code may be typed in masked form: `****-****-****-AB12`. */
function searchConditions(search = ''): SQL[] {
  return searchedWords(search.replace(/\*{4}-/g, '')).map(
    (word) => sql`(last_four = ${word.toUpperCase()} or ${oneContains(searched, word)})`,
  );
}

interface VoucherWithState {
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
