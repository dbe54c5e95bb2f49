import type { PayType } from '../../../contract/order.ts';
import type { ServiceContext } from '../../context.ts';
import type { OrderAddress } from '../../db/schema/order.ts';
import { findZone, toZoneTerms } from '../place/find-zone.ts';
import type { Delivery } from './order-amounts.ts';
import type { OwnShop } from '../shop-profile/read-shop.ts';

interface Recipient {
  address: Pick<OrderAddress, 'city' | 'postalCode'>;
  isMember: boolean;
  payType: PayType | undefined;
}

/** Returns what the fee and the days of a delivery depend on, with the zone of the PIN code. */
export async function deliveryTo(
  context: Pick<ServiceContext, 'db'>,
  shop: OwnShop,
  { address, isMember, payType }: Recipient,
): Promise<Delivery> {
  const zone = toZoneTerms(await findZone(context, address.postalCode));
  return { city: address.city, isMember, zone, terms: shop, payType };
}
