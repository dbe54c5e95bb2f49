import type { ConfirmedOrderInput } from '../../../../../contract/staff-order-new.ts';
import type { CustomerCaller, ServiceContext } from '../../../../context.ts';
import type { OrderRow } from '../../../../db/schema/order.ts';
import { withinTransaction } from '../../../../db/transaction.ts';
import { conflict } from '../../../../errors.ts';
import { addAddress } from '../../../address/add-address.ts';
import { canPayOnline } from '../../../payment/can-pay-online.ts';
import { readShop } from '../../../shop-profile/read-shop.ts';
import { writeAudit } from '../../../staff/write-audit.ts';
import { findDeliveryAddress } from '../find-delivery-address.ts';
import { lockOrder } from '../../lock-order.ts';
import { markPaid } from '../order-paid.ts';
import { orReprice, placeLines } from '../place-order.ts';
import { customerOfNumber } from './customer-of-number.ts';
import { noAddress } from './preview-new-order.ts';
import { priceRows } from './price-rows.ts';

/**
 * Places an order for a customer who called or wrote, by the path and with the rules of
 * `placeOrder`. Account and address are created if they are new; nothing stays if it is refused.
 */
export async function placeOrderByStaff(
  context: ServiceContext,
  caller: CustomerCaller,
  input: ConfirmedOrderInput,
): Promise<OrderRow> {
  return orReprice(context, () =>
    withinTransaction(context, async (within) => {
      if (input.pay_type === 'Online Payment' && !canPayOnline(within, await readShop(within))) {
        throw conflict('This shop doesn’t take online payments yet');
      }
      const customerId = await customerOfNumber(within, input);
      const addressId = await addressIdOf(within, customerId, input);
      const order = await placeLines(within, {
        customerId,
        cartId: null,
        address: await findDeliveryAddress(within, customerId, addressId),
        request: {
          payType: input.pay_type,
          voucherCode: input.coupon_code || undefined,
          isGift: false,
          giftMessage: undefined,
          buyer: undefined,
          figures: { ...noFigures, amount: input.amount },
        },
        price: (at, delivery) => priceRows(at, customerId, input, delivery),
        by: { channel: input.channel, staffId: caller.customerId },
      });
      await writeAudit(within, caller, 'order.place', `order:${order.id}`, {
        after: { channel: input.channel, payable: order.payable, customer: customerId },
      });
      if (order.payType === 'Online Payment' && order.payable === 0) {
        await markPaid(within, await lockOrder(within, order.id));
      }
      return order;
    }),
  );
}

const noFigures = {
  udf2: undefined,
  udf3: undefined,
  discount_amt: undefined,
  order_total: undefined,
};

async function addressIdOf(
  within: ServiceContext,
  customerId: number,
  { address, address_id: id }: ConfirmedOrderInput,
): Promise<number> {
  if (!address && id === undefined) throw noAddress();
  if (!address) return id ?? 0;
  const { row } = await addAddress(within, customerId, address);
  return row.id;
}
