import { hashOfCode } from '../../services/gift-voucher/voucher-code.ts';
import type { Transaction } from '../client.ts';
import { demoCoupons, demoGiftVouchers } from '../demo/coupons.ts';
import { coupons, giftVoucherEntries, giftVouchers } from '../schema/voucher.ts';
import { daysLater } from './moments.ts';
import { insertRows, numbered } from './rows.ts';

export async function seedVouchers(tx: Transaction, now: Date): Promise<void> {
  const rows = demoCoupons.map((coupon) => ({ ...coupon, createdAt: now, updatedAt: now }));
  await insertRows(tx, coupons, numbered(rows));

  const issuedAt = daysLater(now, -3);
  const vouchers = numbered(demoGiftVouchers).map(({ code, ...voucher }) => ({
    ...voucher,
    codeHash: hashOfCode(code),
    lastFour: code.slice(-4),
    balance: voucher.amount,
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
