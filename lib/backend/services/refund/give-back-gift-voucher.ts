import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { moveOn } from '../gift-voucher/move-on.ts';

/*
 * Amount spent on the order minus the amount returned, by the ledger. Lock order: vouchers are
 * locked in order of id before their balances change.
 */
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
 * Gives back what an order spent of its gift voucher, at most `most` paise, with a ledger entry.
 * Idempotent: never more in total than was spent. If the voucher was replaced, the new one gets it.
 * Must be called before stock is given back.
 */
export async function giveBackGiftVoucher(
  context: ServiceContext,
  orderId: number,
  maxPaise?: number,
): Promise<void> {
  const { db, now } = context;
  const back = await giveBack(db, { orderId, most: maxPaise ?? null, now: now() });
  for (const { voucherId } of back) await moveOn(context, voucherId);
}
