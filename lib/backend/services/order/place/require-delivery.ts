import { noCash, unserved } from '../../../../contract/cash-messages.ts';
import type { DeliveryTerms } from '../../../../contract/delivery-terms.ts';
import type { PayType } from '../../../../contract/order.ts';
import { pinCodeElsewhere } from '../../../../contract/pin-code.ts';
import type { ServiceContext } from '../../../context.ts';
import type { OrderAddress } from '../../../db/schema/order.ts';
import { conflict } from '../../../errors.ts';
import { refuseCash } from './cash-obstacle.ts';
import { findZone, deliveryCity, toZoneTerms } from '../../place/find-pin-code.ts';
import type { OwnShop } from '../../shop-profile/read-shop.ts';
import type { Delivery } from './order-amounts.ts';

/** Why nothing is delivered there, and why not for cash; undefined where it is. */
interface DeliveryObstacles {
  obstacle: string | undefined;
  cash: string | undefined;
}

export async function deliveryObstacles(
  context: Pick<ServiceContext, 'db'>,
  { takes_cash: takesCash }: OwnShop,
  { postalCode: pinCode, state }: Pick<OrderAddress, 'postalCode' | 'state'>,
): Promise<DeliveryObstacles> {
  const zone = await findZone(context, pinCode);
  // An address that was saved before PIN codes were compared: its GST would be that of the state.
  const isElsewhere = zone?.state && zone.state.name !== state;
  const elsewhere = isElsewhere ? pinCodeElsewhere(pinCode, zone.state?.name ?? '') : undefined;
  const takes = {
    obstacle: zone?.isServed === false ? unserved(pinCode) : elsewhere,
  };
  if (!takesCash) return { ...takes, cash: noCash.anywhere };
  return { ...takes, cash: zone?.takesCash === false ? noCash.to(pinCode) : undefined };
}

/**
 * Throws 409 if the shop does not deliver to this address in this way of payment. The same rule for
 * new orders, orders by staff and changed addresses.
 */
export async function requireDelivery(
  context: ServiceContext,
  shop: OwnShop,
  { address, payType }: { address: OrderAddress; payType: PayType },
): Promise<void> {
  const { obstacle, cash } = await deliveryObstacles(context, shop, address);
  if (obstacle) throw conflict(`${obstacle}. Choose another address.`);
  if (payType === 'Cash on Delivery') await refuseCash(context, cash);
}

interface Recipient {
  address: Pick<OrderAddress, 'city' | 'postalCode'>;
  isMember: boolean;
  payType: PayType | undefined;
}

/** Returns the inputs for fee and days of a delivery, with the zone of the PIN code. */
export async function deliveryTo(
  context: Pick<ServiceContext, 'db'>,
  terms: DeliveryTerms,
  { address, isMember, payType }: Recipient,
): Promise<Delivery> {
  const zone = await findZone(context, address.postalCode);
  const city = await deliveryCity(context, zone, address.city);
  return { city, pin: address.postalCode, isMember, zone: toZoneTerms(zone), terms, payType };
}
