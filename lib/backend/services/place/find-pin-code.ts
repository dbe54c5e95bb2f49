import { desc, eq, sql } from 'drizzle-orm';
import type { PinCodePlace } from '../../../contract/place.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { cities, deliveryZones, states } from '../../db/schema/place.ts';
import { notFound } from '../../errors.ts';

/**
 * Which state and city a PIN code lies in, and how a parcel gets there; each null where the code alone does not say. The longest
 * known beginning counts. 404 for what is no PIN code, or one of which nothing is known.
 */
export async function findPinCode({ db }: ServiceContext, pinCode: string): Promise<PinCodePlace> {
  if (!/^[1-9]\d{5}$/.test(pinCode)) throw notFound('PIN code');
  const [zone] = await db
    .select({
      state: { id: states.id, name: states.name },
      city: { id: cities.id, name: cities.name },
      fewestDays: deliveryZones.fewestDays,
      mostDays: deliveryZones.mostDays,
      takesCash: deliveryZones.takesCash,
    })
    .from(deliveryZones)
    .leftJoin(states, eq(states.id, deliveryZones.stateId))
    .leftJoin(cities, eq(cities.id, deliveryZones.cityId))
    .where(sql`starts_with(${pinCode}, ${deliveryZones.pinPrefix})`)
    .orderBy(desc(sql`length(${deliveryZones.pinPrefix})`))
    .limit(1);
  if (!zone) throw notFound('PIN code');
  const isFree = zone.city?.name === storeRules.freeShippingCity;
  return {
    pin_code: pinCode,
    state_obj: zone.state,
    city_obj: zone.city,
    delivery: {
      fewest_days: zone.fewestDays,
      most_days: zone.mostDays,
      takes_cash_on_delivery: zone.takesCash,
      shipping_fee: isFree ? 0 : storeRules.shippingFee,
    },
  };
}
