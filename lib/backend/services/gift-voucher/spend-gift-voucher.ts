import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';

export interface Spending {
  voucherId: number;
  orderId: number;
  /** Paise. */
  amount: number;
}

const amount = sql`${sql.placeholder('amount')}::integer`;

/* Conditional update: of two orders for the same balance one gets no row. */
const spend = namedStatement<{ id: number }>(
  'spend_gift_voucher',
  sql`with spent as (
        update gift_vouchers set balance = balance - ${amount}
        where id = ${sql.placeholder('voucherId')}::integer and balance >= ${amount}
          and blocked_at is null and activated_at is not null
        returning id
      )
      insert into gift_voucher_entries (voucher_id, order_id, change, reason, created_at)
      select id, ${sql.placeholder('orderId')}::integer, -${amount}, 'spent',
             ${sql.placeholder('now')}::timestamptz
      from spent
      returning id`,
);

/**
 * Books the amount that a gift voucher pays of an order that was just written. Returns false if
 * another order was first or the voucher was just blocked: the caller must then roll back.
 */
export async function spendGiftVoucher(
  { db, now }: ServiceContext,
  spending: Spending,
): Promise<boolean> {
  return (await spend(db, { ...spending, now: now() })).length > 0;
}
