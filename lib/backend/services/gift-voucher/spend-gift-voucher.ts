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

/* The guard stands in the statement: of two orders for the last of a balance one finds no row. */
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
 * Takes from a gift voucher what it pays of an order that has just been written. False where
 * somebody was faster, or it was blocked meanwhile: then the transaction has to be given up.
 */
export async function spendGiftVoucher(
  { db, now }: ServiceContext,
  spending: Spending,
): Promise<boolean> {
  return (await spend(db, { ...spending, now: now() })).length > 0;
}
