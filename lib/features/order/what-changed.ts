import type { OrderTotals } from '../../contract/order';
import { formatRupees } from '../../format/money';

const named: [keyof OrderTotals, string, nothing: string][] = [
  ['total', 'Items', '₹0'],
  ['discount_amt', 'Discount', 'none'],
  ['gift_voucher_amt', 'Gift voucher', 'nothing'],
  ['shipping_amt', 'Delivery', 'free'],
  ['amount', 'Total', '₹0'],
];

/** Returns one sentence per changed amount: `Delivery: free before, ₹100 now.` */
export function whatChanged(before: OrderTotals, now: OrderTotals): string[] {
  return named
    .map(([figure, ...texts]) => [before[figure] ?? 0, now[figure] ?? 0, ...texts] as const)
    .filter(([then, fresh]) => then !== fresh)
    .map(([then, fresh, name, nothing]) => {
      const say = (rupees: number) => (rupees === 0 ? nothing : formatRupees(rupees));
      return `${name}: ${say(then)} before, ${say(fresh)} now.`;
    });
}
