import type { OrderTotals } from '../contract/order';
import { formatRupees } from '../format/money';

const named: [keyof OrderTotals, string, nothing: string][] = [
  ['total', 'Goods', '₹0'],
  ['discount_amt', 'Discount', 'none'],
  ['shipping_amt', 'Delivery', 'free'],
  ['amount', 'To pay', '₹0'],
];

/** What the store's fresh figures change, a sentence each: `Delivery: free before, ₹100 now.` */
export function whatChanged(before: OrderTotals, now: OrderTotals): string[] {
  return named
    .filter(([figure]) => before[figure] !== now[figure])
    .map(([figure, name, nothing]) => {
      const say = (rupees: number) => (rupees === 0 ? nothing : formatRupees(rupees));
      return `${name}: ${say(before[figure])} before, ${say(now[figure])} now.`;
    });
}
