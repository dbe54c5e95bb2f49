import { createHash } from 'node:crypto';
import { toPaise } from '../../../contract/money.ts';
import type { Transaction } from '../client.ts';
import { demoCoupons, demoGiftVouchers } from '../demo/coupons.ts';
import { coupons, giftVoucherEntries, giftVouchers } from '../schema/voucher.ts';
import { daysLater } from './moments.ts';
import { insertRows, numbered } from './rows.ts';

export async function seedVouchers(tx: Transaction, now: Date): Promise<void> {
  await insertRows(
    tx,
    coupons,
    numbered(
      demoCoupons.map((coupon) => ({
        code: coupon.code,
        description: coupon.text,
        percent: coupon.kind === 'percent' ? coupon.value : null,
        amount: coupon.kind === 'fixed' ? toPaise(coupon.value) : null,
        leastOrder: toPaise(coupon.leastOrder),
        usesInAll: coupon.usesInAll,
        usesPerCustomer: coupon.usesPerCustomer,
        firstOrderOnly: coupon.firstOrderOnly,
        showInCart: coupon.showInCart,
        createdAt: now,
        updatedAt: now,
      })),
    ),
  );

  const issuedAt = daysLater(now, -3);
  const vouchers = numbered(demoGiftVouchers).map(({ code, amount, ...people }) => ({
    ...people,
    codeHash: createHash('sha256').update(code.toUpperCase()).digest('hex'),
    lastFour: code.slice(-4),
    amount: toPaise(amount),
    balance: toPaise(amount),
    createdAt: issuedAt,
    activatedAt: issuedAt,
  }));
  await insertRows(tx, giftVouchers, vouchers);
  await insertRows(
    tx,
    giftVoucherEntries,
    numbered(
      vouchers.map(({ id, amount }) => ({
        voucherId: id,
        change: amount,
        reason: 'issued',
        at: issuedAt,
      })),
    ),
  );
}
