import { shippingFee, workingDays, type ZoneTerms } from '../../../contract/delivery-terms.ts';
import { isPinCode } from '../../../contract/pin-code.ts';
import type { PinCodeLocation } from '../../../contract/place.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { toRupees } from '../../../contract/money.ts';
import { cities, deliveryZones, states } from '../../db/schema/place.ts';

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

interface DeliveryZone {
  state: { id: number; name: string } | null;
  city: { id: number; name: string } | null;
  /** Working days. */
  fewestDays: number;
  mostDays: number;
  takesCash: boolean;
  isServed: boolean;
  /** Paise; null: the fee of the shop. */
  fee: number | null;
}

/**
 * Returns the delivery zone of a PIN code: the longest known prefix wins; undefined if none is
 * known.
 */
export async function findZone(
  { db }: Pick<ServiceContext, 'db'>,
  pinCode: string,
): Promise<DeliveryZone | undefined> {
  const [zone] = await db
    .select({
      state: { id: states.id, name: states.name },
      city: { id: cities.id, name: cities.name },
      fewestDays: deliveryZones.fewestDays,
      mostDays: deliveryZones.mostDays,
      takesCash: deliveryZones.takesCash,
      isServed: deliveryZones.isServed,
      fee: deliveryZones.fee,
    })
    .from(deliveryZones)
    .leftJoin(states, eq(states.id, deliveryZones.stateId))
    .leftJoin(cities, eq(cities.id, deliveryZones.cityId))
    .where(sql`starts_with(${pinCode}, ${deliveryZones.pinPrefix})`)
    .orderBy(desc(sql`length(${deliveryZones.pinPrefix})`))
    .limit(1);
  return zone;
}

/**
 * Returns the city that fee and days of a delivery follow: that of the PIN code. The city of the
 * address counts only if the PIN code gives none and no zone names that city; otherwise an empty
 * text, so that a wrong city brings no free delivery.
 */
export async function deliveryCity(
  { db }: Pick<ServiceContext, 'db'>,
  zone: DeliveryZone | undefined,
  addressCity: string,
): Promise<string> {
  if (!zone) return addressCity;
  if (zone.city) return zone.city.name;
  const [named] = await db
    .select({ pinPrefix: deliveryZones.pinPrefix })
    .from(deliveryZones)
    .innerJoin(cities, eq(cities.id, deliveryZones.cityId))
    .where(sql`lower(${cities.name}) = lower(${addressCity})`)
    .limit(1);
  return named ? '' : addressCity;
}

/** Maps a zone to the fields that the delivery rules need. */
export const toZoneTerms = (zone: DeliveryZone | undefined): ZoneTerms | undefined =>
  zone && {
    days: [zone.fewestDays, zone.mostDays],
    fee: zone.fee === null ? null : toRupees(zone.fee),
  };
