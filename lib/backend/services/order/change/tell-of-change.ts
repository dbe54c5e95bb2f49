import type { ServiceContext } from '../../../context.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { buyerOf, buyerToTellOfOwnStep } from '../buyer-of.ts';
import type { ChangePlan } from './plan-change.ts';

/** Notifies the customer of the order as it is after a change. */
export async function tellOfChange(
  { db }: ServiceContext,
  { order, cart, amounts, address, settlement, expectedOn }: ChangePlan,
  isByStaff: boolean,
): Promise<void> {
  const { firstName, to } = await (isByStaff ? buyerOf : buyerToTellOfOwnStep)(db, order);
  await queueMessage(db, {
    kind: 'order_changed',
    to,
    key: `${order.id} ${order.version + 1}`,
    data: {
      orderId: order.id,
      firstName,
      lines: cart.lines.map(({ name, quantity, price }) => ({
        name,
        quantity,
        total: price * quantity,
      })),
      payable: amounts.payable,
      balanceDue: settlement.balanceDue,
      refund: settlement.refund,
      giftVoucherBack: Math.max(0, settlement.giftVoucherBack),
      expectedOn,
      address,
    },
  });
}
