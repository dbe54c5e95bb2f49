import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { couriers, shipments, type ShipmentRow } from '../../db/schema/shipment.ts';

type Tracked = Pick<ShipmentRow, 'courier' | 'trackingNumber' | 'trackingPage'>;

/** Fills a tracking number into the template of a courier; null without one of them. */
function fillTracking(template: string | undefined, number: string): string | null {
  return template ? template.replaceAll('{number}', encodeURIComponent(number)) : null;
}

/** Returns the address of the courier's page about a parcel; null if there is none. */
export async function trackingUrl(
  { db }: Pick<ServiceContext, 'db'>,
  { courier, trackingNumber, trackingPage }: Tracked,
): Promise<string | null> {
  if (trackingPage) return trackingPage;
  if (!trackingNumber || !courier) return null;
  const [row] = await db
    .select({ template: couriers.trackingTemplate })
    .from(couriers)
    .where(eq(couriers.name, courier));
  return fillTracking(row?.template, trackingNumber);
}

/** Returns the tracking page of an order with one parcel; null if there is none or are several. */
export async function trackingUrlOfOrder(
  db: Queryable,
  { id, courier, trackingNumber }: Pick<OrderRow, 'id' | 'courier' | 'trackingNumber'>,
): Promise<string | null> {
  const pages = await db
    .select({ trackingPage: shipments.trackingPage })
    .from(shipments)
    .where(eq(shipments.orderId, id));
  const [page] = pages;
  return page && pages.length === 1
    ? trackingUrl({ db }, { courier, trackingNumber, ...page })
    : null;
}
