import { asc, inArray } from 'drizzle-orm';
import {
  shipmentStatuses,
  type Shipment,
  type ShipmentStatus,
} from '../../../contract/shipment.ts';
import { toRupees } from '../../../contract/money.ts';
import type { ServiceContext } from '../../context.ts';
import { shipmentEvents, shipmentLines } from '../../db/schema/shipment.ts';
import { assertOneOf } from '../order/assert-one-of.ts';
import { shipmentsOf } from './lock-shipments.ts';
import { isUnderway } from './shipment-status.ts';
import { trackingUrl } from './tracking-url.ts';

/** Returns the parcels of an order as its customer may see them, by number. */
export async function readShipments(
  context: Pick<ServiceContext, 'db'>,
  orderId: number,
): Promise<Shipment[]> {
  const rows = await shipmentsOf(context, orderId);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await context.db
    .select()
    .from(shipmentLines)
    .where(inArray(shipmentLines.shipmentId, ids))
    .orderBy(asc(shipmentLines.orderLineId));
  const events = await context.db
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.shipmentId, ids))
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.id));
  return Promise.all(
    rows.map(async (row) => ({
      number: row.number,
      status: row.status,
      courier: row.courier,
      tracking_number: row.trackingNumber,
      tracking_url: await trackingUrl(context, row),
      cash_due: toRupees(isToCome(row.status) ? row.cashDue : 0),
      items: lines
        .filter(({ shipmentId }) => shipmentId === row.id)
        .map(({ orderLineId, quantity }) => ({ id: orderLineId, quantity })),
      events: events
        .filter(({ shipmentId, hasMoved }) => shipmentId === row.id && hasMoved)
        .map(({ status, at, note, source }) => ({
          status: assertOneOf(shipmentStatuses, status),
          at: at.toISOString(),
          // Notes of staff are for the back office.
          note: source === 'staff' ? '' : note,
        })),
    })),
  );
}

const isToCome = (status: ShipmentStatus) =>
  status === 'packed' || (isUnderway(status) && status !== 'returning');
