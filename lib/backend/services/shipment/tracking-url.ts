import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { couriers, type ShipmentRow } from '../../db/schema/shipment.ts';

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
