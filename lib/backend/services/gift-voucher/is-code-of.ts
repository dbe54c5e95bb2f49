import type { GiftVoucher } from './find-gift-voucher.ts';
import { hashOfCode, maskedCode, voucherCodeOf } from './voucher-code.ts';

/** Whether a code, complete or masked, belongs to this gift voucher. */
export function isCodeOf(
  { codeHash, lastFour }: Pick<GiftVoucher, 'codeHash' | 'lastFour'>,
  code: string,
): boolean {
  if (code.toUpperCase() === maskedCode(lastFour)) return true;
  const fullCode = voucherCodeOf(code);
  return fullCode !== undefined && hashOfCode(fullCode) === codeHash;
}
