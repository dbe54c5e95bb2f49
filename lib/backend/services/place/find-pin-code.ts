import { shippingFee, workingDays } from '../../../contract/delivery-terms.ts';
import { isPinCode } from '../../../contract/pin-code.ts';
import type { PinCodeLocation } from '../../../contract/place.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { findZone, toZoneTerms } from './find-zone.ts';

/**
 * Returns state, city and delivery conditions of a PIN code; state and city are null if the code
 * does not determine them. The longest known prefix wins. Throws 404 for an invalid or unknown PIN
 * code.
 */
export async function findPinCode(
  context: ServiceContext,
  pinCode: string,
): Promise<PinCodeLocation> {
  if (!isPinCode(pinCode)) throw notFound('PIN code');
  const zone = await findZone(context, pinCode);
  if (!zone) throw notFound('PIN code');
  const shop = await readShop(context);
  const terms = toZoneTerms(zone);
  const destination = { city: zone.city?.name ?? '', isMember: false, zone: terms };
  const [minDays, maxDays] = workingDays(destination, shop);
  return {
    pin_code: pinCode,
    state_obj: zone.state,
    city_obj: zone.city,
    delivery: {
      fewest_days: minDays,
      most_days: maxDays,
      takes_cash_on_delivery: shop.takes_cash && zone.takesCash && zone.isServed,
      shipping_fee: shippingFee(destination, shop),
      is_served: zone.isServed,
      zone_fee: terms?.fee ?? null,
    },
  };
}
