import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { toRupees } from '../../../contract/money.ts';
import { cleanTrackingNumber } from '../../../contract/rules.ts';
import type {
  listRemittances as call,
  RemittanceRow,
  RemittanceState,
} from '../../../contract/staff-remittance.ts';
import type { ServiceContext } from '../../context.ts';
import { shipments, type ShipmentRow } from '../../db/schema/shipment.ts';
import { formatOrderId, parseOrderId } from '../order/order-id.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';

type Query = QueryOf<typeof call>;

const sorts = { delivered_at: shipments.deliveredAt, expected: shipments.cashDue };

const states: Record<RemittanceState, SQL | undefined> = {
  open: isNull(shipments.cashReceived),
  paid: isNotNull(shipments.cashReceived),
  differs: and(isNotNull(shipments.cashReceived), ne(shipments.cashReceived, shipments.cashDue)),
};

/** Returns the filter of delivered parcels that collected cash. */
export const ofCash = (state: RemittanceState | undefined, more?: SQL): SQL | undefined =>
  and(eq(shipments.status, 'delivered'), gt(shipments.cashDue, 0), state && states[state], more);

/** Returns a page of the cash that couriers collected. */
export async function listRemittances(
  { db }: ServiceContext,
  query: Query,
): Promise<PageOf<RemittanceRow>> {
  const where = ofCash(query.state, matches(query.search));
  const page = await readPage(db, query, sql`from shipments where ${where}`, (limit, offset) =>
    db
      .select()
      .from(shipments)
      .where(where)
      .orderBy(sortBy(sorts, query.sort ?? 'delivered_at', shipments.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, data: page.data.map(toRemittance) };
}

function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const orderId = parseOrderId(search.toUpperCase());
  if (orderId !== undefined) return eq(shipments.orderId, orderId);
  return or(
    inArray(shipments.trackingNumber, [search, cleanTrackingNumber(search)]),
    eq(shipments.cashReference, search),
  );
}

/** Maps a delivered parcel to its cash. */
export function toRemittance(row: ShipmentRow): RemittanceRow {
  return {
    id: row.id,
    order_id: formatOrderId(row.orderId),
    parcel: row.number,
    courier: row.courier,
    tracking_number: row.trackingNumber,
    delivered_at: (row.deliveredAt ?? row.movedAt).toISOString(),
    expected: toRupees(row.cashDue),
    received: row.cashReceived === null ? null : toRupees(row.cashReceived),
    paid_on: row.cashPaidOn,
    reference: row.cashReference,
  };
}
