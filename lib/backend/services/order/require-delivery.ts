import type { PayType } from '../../../contract/order.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../context.ts';
import type { OrderAddress } from '../../db/schema/order.ts';
import { requireCash } from './require-cash.ts';

/**
 * Throws 409 if the shop does not deliver to this address in this way of payment. The same rule for
 * new orders, orders by staff and changed addresses.
 */
export async function requireDelivery(
  context: ServiceContext,
  shop: ShopProfile,
  { address, payType }: { address: OrderAddress; payType: PayType },
): Promise<void> {
  if (payType === 'Cash on Delivery') await requireCash(context, shop, address.postalCode);
}
