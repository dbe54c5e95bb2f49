import { asc, eq, sql } from 'drizzle-orm';
import type { DeliveryZone, ZoneInput } from '../../../contract/staff-settings.ts';
import { toPaise, toRupees } from '../../../contract/money.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { cities, deliveryZones, states } from '../../db/schema/place.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { writeAudit } from '../staff/write-audit.ts';

/**
 * Returns the delivery zones (PIN code prefixes); with `search`, those that are a prefix of it or
 * begin with it.
 */
export async function listZones(
  { db }: ServiceContext,
  search: string | undefined,
): Promise<DeliveryZone[]> {
  const rows = await db
    .select({ zone: deliveryZones, state: states.name, city: cities.name })
    .from(deliveryZones)
    .leftJoin(states, eq(states.id, deliveryZones.stateId))
    .leftJoin(cities, eq(cities.id, deliveryZones.cityId))
    .where(
      search
        ? sql`starts_with(${search}, ${deliveryZones.pinPrefix}) or starts_with(${deliveryZones.pinPrefix}, ${search})`
        : undefined,
    )
    .orderBy(asc(deliveryZones.pinPrefix));
  return rows.map(({ zone, state, city }) => ({
    pin_prefix: zone.pinPrefix,
    place: [city, state].filter(Boolean).join(', '),
    fewest_days: zone.fewestDays,
    most_days: zone.mostDays,
    takes_cash: zone.takesCash,
    is_served: zone.isServed,
    fee: zone.fee === null ? null : toRupees(zone.fee),
  }));
}

/** Revalidates the pages that say whether PIN codes differ. */
const shopChanged = ({ db }: ServiceContext) =>
  addJob(db, 'revalidate', { tags: ['shop-profile'] });

/**
 * Creates or changes a zone; a new one gets state and city of the longest shorter prefix. With
 * `is_for_state` all zones of its state get its fee, and whether they are served and take cash;
 * with `is_for_longer` longer prefixes get everything. `overruledBy`: longer prefixes that say
 * otherwise.
 */
export async function putZone(
  context: ServiceContext,
  caller: CustomerCaller,
  input: ZoneInput,
): Promise<{ zones: DeliveryZone[]; overruledBy: string[] }> {
  const { pin_prefix: pinPrefix, fewest_days, most_days, takes_cash, is_served, fee } = input;
  const terms = {
    takesCash: takes_cash,
    isServed: is_served ?? true,
    fee: fee === null || fee === undefined ? null : toPaise(fee),
  };
  const days = { fewestDays: fewest_days, mostDays: most_days, ...terms };
  return withinTransaction(context, async (within, tx) => {
    const [above] = await tx
      .select({ stateId: deliveryZones.stateId, cityId: deliveryZones.cityId })
      .from(deliveryZones)
      .where(sql`starts_with(${pinPrefix}, ${deliveryZones.pinPrefix})`)
      .orderBy(sql`length(${deliveryZones.pinPrefix}) desc`)
      .limit(1);
    await tx
      .insert(deliveryZones)
      .values({ pinPrefix, ...above, ...days })
      .onConflictDoUpdate({ target: deliveryZones.pinPrefix, set: days });
    const stateId = input.is_for_state ? above?.stateId : null;
    if (input.is_for_state && !stateId) {
      throw invalid({
        is_for_state: [`PIN codes starting with ${pinPrefix} are in several states`],
      });
    }
    if (stateId)
      await tx.update(deliveryZones).set(terms).where(eq(deliveryZones.stateId, stateId));
    await writeAudit(within, caller, 'delivery-zone.change', `delivery-zone:${pinPrefix}`, {
      after: { ...days, ...(stateId && { stateId }) },
    });
    await shopChanged(within);
    const isLonger = sql`starts_with(${deliveryZones.pinPrefix}, ${pinPrefix}) and ${deliveryZones.pinPrefix} <> ${pinPrefix}`;
    if (input.is_for_longer) await tx.update(deliveryZones).set(days).where(isLonger);
    const longer = await tx.select().from(deliveryZones).where(isLonger);
    const saysOtherwise = (zone: (typeof longer)[number]) =>
      Object.entries(days).some(([name, value]) => zone[name as keyof typeof days] !== value);
    return {
      zones: await listZones(within, pinPrefix),
      overruledBy: longer
        .filter(saysOtherwise)
        .map((zone) => zone.pinPrefix)
        .sort(),
    };
  });
}

/**
 * Deletes a zone. Throws 404 if unknown, 409 for a one-digit prefix, because every PIN code needs a
 * zone.
 */
export async function removeZone(
  context: ServiceContext,
  caller: CustomerCaller,
  pinPrefix: string,
): Promise<DeliveryZone[]> {
  return withinTransaction(context, async (within, tx) => {
    if (pinPrefix.length === 1)
      throw conflict('One-digit zones can’t be deleted, as every PIN code needs a zone');
    const deleted = await tx
      .delete(deliveryZones)
      .where(eq(deliveryZones.pinPrefix, pinPrefix))
      .returning();
    if (deleted.length === 0) throw notFound('Delivery zone');
    await shopChanged(within);
    await writeAudit(within, caller, 'delivery-zone.remove', `delivery-zone:${pinPrefix}`, {
      before: deleted[0],
    });
    return listZones(within, pinPrefix.slice(0, 1));
  });
}
