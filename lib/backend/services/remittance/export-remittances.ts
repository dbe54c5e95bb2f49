import { and, asc, gt } from 'drizzle-orm';
import { dayInIndia, timeInIndia } from '../../../contract/india-clock.ts';
import type { RemittanceState } from '../../../contract/staff-remittance.ts';
import type { ServiceContext } from '../../context.ts';
import { shipments } from '../../db/schema/shipment.ts';
import { csvLines } from '../product-export/csv-lines.ts';
import { ofCash, toRemittance } from './list-remittances.ts';

const atOnce = 1_000;

const titles = [
  'Order',
  'Parcel',
  'Courier',
  'Tracking number',
  'Delivered',
  'Expected',
  'Received',
  'Paid on',
  'Reference',
];

/** Streams the cash of delivered parcels as CSV, by id, in batches. Amounts in rupees. */
export async function* exportRemittances(
  { db }: ServiceContext,
  state: RemittanceState | undefined,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvLines([titles]));
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(shipments)
      .where(and(ofCash(state), gt(shipments.id, last)))
      .orderBy(asc(shipments.id))
      .limit(atOnce);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    yield encoder.encode(csvLines(rows.map(toRemittance).map(toCells)));
  }
}

const writeMoment = (moment: Date) => `${dayInIndia(moment)} ${timeInIndia(moment)}`;

const toCells = (row: ReturnType<typeof toRemittance>): string[] => [
  row.order_id,
  String(row.parcel),
  row.courier ?? '',
  row.tracking_number ?? '',
  writeMoment(new Date(row.delivered_at)),
  row.expected.toFixed(2),
  row.received?.toFixed(2) ?? '',
  row.paid_on ?? '',
  row.reference ?? '',
];
