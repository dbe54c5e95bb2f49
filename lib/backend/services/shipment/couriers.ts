import { asc, eq } from 'drizzle-orm';
import type { Courier, CourierInput } from '../../../contract/staff-courier.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { couriers } from '../../db/schema/shipment.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';

/** Returns the couriers that staff book manually, by name. */
export async function listCouriers({ db }: Pick<ServiceContext, 'db'>): Promise<Courier[]> {
  const rows = await db.select().from(couriers).orderBy(asc(couriers.name));
  return rows.map(({ id, name, trackingTemplate }) => ({
    id,
    name,
    tracking_template: trackingTemplate,
  }));
}

/** Adds a courier, or changes the tracking page of the one with this name. */
export async function putCourier(
  context: ServiceContext,
  caller: CustomerCaller,
  { name, tracking_template: trackingTemplate }: CourierInput,
): Promise<Courier[]> {
  return withinTransaction(context, async (within, tx) => {
    await tx
      .insert(couriers)
      .values({ name, trackingTemplate })
      .onConflictDoUpdate({ target: couriers.name, set: { trackingTemplate } });
    await writeAudit(within, caller, 'courier.change', `courier:${name}`, {
      after: { trackingTemplate },
    });
    return listCouriers(within);
  });
}

/** Removes a courier; 404 for an unknown one. Its parcels keep their name and number. */
export async function removeCourier(
  context: ServiceContext,
  caller: CustomerCaller,
  courierId: number,
): Promise<Courier[]> {
  return withinTransaction(context, async (within, tx) => {
    const [removed] = await tx.delete(couriers).where(eq(couriers.id, courierId)).returning();
    if (!removed) throw notFound('Courier');
    await writeAudit(within, caller, 'courier.remove', `courier:${removed.name}`, {
      before: removed,
    });
    return listCouriers(within);
  });
}
