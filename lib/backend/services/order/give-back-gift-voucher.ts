import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { moveOn } from '../gift-voucher/move-on.ts';

/* What the ledger says was spent on the order and has not come back yet. The vouchers are locked in
   the order of their ids before their balances change. */
const giveBack = namedStatement<{ voucherId: number }>(
  'give_back_gift_voucher',
  sql`with spent as (
        select v.id, least(${sql.placeholder('most')}::integer,
                 -(select sum(e.change) from gift_voucher_entries e
                   where e.voucher_id = v.id
                     and e.order_id = ${sql.placeholder('orderId')}::integer)::integer) as amount
        from gift_vouchers v
        where v.id in (select voucher_id from gift_voucher_entries
                       where order_id = ${sql.placeholder('orderId')}::integer)
        order by v.id
        for update
      ), given as (
        update gift_vouchers v set balance = v.balance + spent.amount
        from spent where v.id = spent.id and spent.amount > 0
        returning v.id, spent.amount
      )
      insert into gift_voucher_entries (voucher_id, order_id, change, reason, created_at)
      select id, ${sql.placeholder('orderId')}::integer, amount, 'given back',
             ${sql.placeholder('now')}::timestamptz
      from given
      returning voucher_id as "voucherId"`,
);

/**
 * Puts what an order had spent of its gift voucher back on it, or as far as `most` paise go, and into
 * its ledger: never more than was spent, however often it is called. Where another voucher took its
 * place, that one gets it. To be called before stock is given back.
 */
export async function giveBackGiftVoucher(
  context: ServiceContext,
  orderId: number,
  most?: number,
): Promise<void> {
  const { db, now } = context;
  const back = await giveBack(db, { orderId, most: most ?? null, now: now() });
  for (const { voucherId } of back) await moveOn(context, voucherId);
}
