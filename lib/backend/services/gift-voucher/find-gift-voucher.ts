import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { hashOfCode, maskedCode, voucherCodeOf } from './voucher-code.ts';

/** A paid gift voucher; amounts in paise. */
export interface GiftVoucher {
  id: number;
  /** SHA-256 of its code. */
  codeHash: string;
  lastFour: string;
  balance: number;
  isBlocked: boolean;
}

const voucherOfHash = namedStatement<GiftVoucher>(
  'gift_voucher_of_hash',
  sql`select id, code_hash as "codeHash", last_four as "lastFour", balance,
             blocked_at is not null as "isBlocked"
      from gift_vouchers
      where code_hash = ${sql.placeholder('hash')}::text and activated_at is not null`,
);

/** Returns the gift voucher whose code has this hash; undefined if there is none. */
export async function findGiftVoucher(
  { db }: ServiceContext,
  hash: string,
): Promise<GiftVoucher | undefined> {
  const [voucher] = await voucherOfHash(db, { hash });
  return voucher;
}

/** Whether a code, complete or masked, belongs to this gift voucher. */
export function isCodeOf(
  { codeHash, lastFour }: Pick<GiftVoucher, 'codeHash' | 'lastFour'>,
  code: string,
): boolean {
  if (code.toUpperCase() === maskedCode(lastFour)) return true;
  const fullCode = voucherCodeOf(code);
  return fullCode !== undefined && hashOfCode(fullCode) === codeHash;
}

/**
 * Returns why a gift voucher cannot be used, as the continuation of 'This gift voucher …'; null if
 * it can.
 */
export function obstacleToGift({
  isBlocked,
  balance,
}: Pick<GiftVoucher, 'isBlocked' | 'balance'>): string | null {
  if (isBlocked) return 'is blocked';
  return balance === 0 ? 'has no balance left' : null;
}
