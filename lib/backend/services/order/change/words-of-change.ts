import { sayRupees } from '../../messages/say.ts';
import type { ChangePlan } from './plan-change.ts';

/** Returns what a change does to rows, address and delivery fee, in words for history and log. */
export function wordsOfChange({ order, held, cart, amounts, ...plan }: ChangePlan): string {
  const rows = cart.lines.flatMap(({ productId, name, quantity }) => {
    const had = held.find((row) => row.productId === productId)?.quantity ?? 0;
    return had === quantity ? [] : [`${name}: ${had} → ${quantity}`];
  });
  const removed = held.flatMap(({ productId, name, quantity }) =>
    cart.lines.some((line) => line.productId === productId) ? [] : [`${name}: ${quantity} → 0`],
  );
  return [
    ...rows,
    ...removed,
    plan.isElsewhere && `Address: ${plan.address.fullAddress}`,
    amounts.shipping !== order.shipping &&
      `Delivery: ${sayRupees(order.shipping)} → ${sayRupees(amounts.shipping)}`,
    amounts.payable !== order.payable &&
      `Total: ${sayRupees(order.payable)} → ${sayRupees(amounts.payable)}`,
  ]
    .filter(Boolean)
    .join('; ');
}
