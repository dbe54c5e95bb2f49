import type { DeliveryTerms } from '../../../../contract/delivery-terms.ts';
import type { PayType } from '../../../../contract/order.ts';
import type { ServiceContext } from '../../../context.ts';
import type { OrderAddress } from '../../../db/schema/order.ts';
import { deliveryCity, findZone, toZoneTerms } from '../../place/find-zone.ts';
import type { Delivery } from './order-amounts.ts';

interface Recipient {
  address: Pick<OrderAddress, 'city' | 'postalCode'>;
  isMember: boolean;
  payType: PayType | undefined;
}

/** Returns what the fee and the days of a delivery depend on, with the zone of the PIN code. */
export async function deliveryTo(
  context: Pick<ServiceContext, 'db'>,
  terms: DeliveryTerms,
  { address, isMember, payType }: Recipient,
): Promise<Delivery> {
  const zone = await findZone(context, address.postalCode);
  const city = await deliveryCity(context, zone, address.city);
  return { city, pin: address.postalCode, isMember, zone: toZoneTerms(zone), terms, payType };
}
