import { and, eq, isNull } from 'drizzle-orm';
import type { NewOrderInput, NewOrderPreview } from '../../../../../contract/staff-order-new.ts';
import type { ServiceContext } from '../../../../context.ts';
import { customers } from '../../../../db/schema/customer.ts';
import type { OrderAddress } from '../../../../db/schema/order.ts';
import { invalid } from '../../../../errors.ts';
import { whyDropped } from '../../../cart/read-cart.ts';
import { isMember } from '../../../membership/membership-month.ts';
import { readShop } from '../../../shop-profile/read-shop.ts';
import { enteredOrderAddress } from '../../change/read-edit.ts';
import { deliveryTo, requireDelivery } from '../require-delivery.ts';
import { expectedDelivery } from '../expected-delivery.ts';
import { findDeliveryAddress } from '../find-delivery-address.ts';
import { toOrderTotals } from '../order-amounts.ts';
import { priceRows } from './price-rows.ts';

/** Returns what an order by staff would come to; errors as of placing it. */
export async function previewNewOrder(
  context: ServiceContext,
  input: NewOrderInput,
): Promise<NewOrderPreview> {
  const [customer] = await context.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.mobile, input.mobile), isNull(customers.deactivatedAt)));
  const shop = await readShop(context);
  const address = await findAddress(context, customer?.id, input);
  await requireDelivery(context, shop, { address, payType: input.pay_type });
  const delivery = await deliveryTo(context, shop, {
    address,
    isMember: customer !== undefined && (await isMember(context, customer.id)),
    payType: input.pay_type,
  });
  const { amounts, lines, dropped } = await priceRows(context, customer?.id, input, delivery);
  return {
    totals: toOrderTotals(amounts),
    full_address: address.fullAddress,
    expected_on: expectedDelivery(context.now(), delivery, shop),
    note: whyDropped(dropped) ?? '',
    lines: lines.map(({ productId, quantity, stock }) => ({
      product_id: productId,
      quantity,
      available_quantity: stock,
    })),
  };
}

async function findAddress(
  context: ServiceContext,
  customerId: number | undefined,
  { address, address_id: id }: NewOrderInput,
): Promise<OrderAddress> {
  if (address) return enteredOrderAddress(context, address);
  if (id === undefined || customerId === undefined) throw noAddress();
  return findDeliveryAddress(context, customerId, id);
}

export const noAddress = () => invalid({ address_id: ['Choose an address'] });
