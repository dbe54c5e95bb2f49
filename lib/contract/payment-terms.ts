import type { DeliveryRules } from './delivery-rules.ts';
import { toPaise } from './money.ts';

/** Terms of payment that the owner sets; one that is left out is off. */
export interface PaymentTerms extends Pick<DeliveryRules, 'prepaid_percent' | 'prepaid_amount'> {
  /** Whether the amount to pay is rounded to whole rupees. */
  rounds_total?: boolean | undefined;
}

/** Whether orders that are paid online get a discount. */
export const hasPrepaidDiscount = ({
  prepaid_percent: percent = 0,
  prepaid_amount: amount = 0,
}: PaymentTerms): boolean => percent > 0 || amount > 0;

/**
 * Returns the discount in paise for paying goods of so many paise online: a percentage, rounded
 * half up and at most the amount if both are set, or the amount; never more than the goods cost.
 */
export function prepaidDiscount(goods: number, terms: PaymentTerms): number {
  const { prepaid_percent: percent = 0, prepaid_amount: amount = 0 } = terms;
  if (!hasPrepaidDiscount(terms)) return 0;
  // Hundredths of a percent, so that only whole numbers are multiplied.
  const share = Math.round((goods * Math.round(percent * 100)) / 10_000);
  const limit = amount > 0 ? toPaise(amount) : goods;
  return Math.min(percent > 0 ? share : limit, limit, goods);
}

/** Returns the paise that round an amount half up to whole rupees, negative if it gets smaller. */
export const roundOff = (paise: number, { rounds_total: isRounded }: PaymentTerms): number =>
  isRounded ? Math.floor((paise + 50) / 100) * 100 - paise : 0;
