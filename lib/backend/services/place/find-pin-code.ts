import { shippingFee } from '../../../contract/delivery-terms.ts';
import type { PinCodePlace } from '../../../contract/place.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { findZone } from './find-zone.ts';

/**
 * Returns state, city and delivery conditions of a PIN code; state and city are null if the code
 * alone does not determine them. The longest known prefix wins. Throws 404 for an invalid or
 * unknown PIN code.
 */
export async function findPinCode(context: ServiceContext, pinCode: string): Promise<PinCodePlace> {
  if (!/^[1-9]\d{5}$/.test(pinCode)) throw notFound('PIN code');
  const zone = await findZone(context, pinCode);
  if (!zone) throw notFound('PIN code');
  const shop = await readShop(context);
  return {
    pin_code: pinCode,
    state_obj: zone.state,
    city_obj: zone.city,
    delivery: {
      fewest_days: zone.fewestDays,
      most_days: zone.mostDays,
      takes_cash_on_delivery: shop.takes_cash && zone.takesCash,
      shipping_fee: shippingFee({ city: zone.city?.name ?? '', isMember: false }, shop),
    },
  };
}
