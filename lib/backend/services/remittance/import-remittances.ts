import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { dayInIndia } from '../../../contract/india-clock.ts';
import { toRupees } from '../../../contract/money.ts';
import { cleanTrackingNumber } from '../../../contract/rules.ts';
import type { RemittanceImport, RemittanceLine } from '../../../contract/staff-remittance.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { shipments, type ShipmentRow } from '../../db/schema/shipment.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { formatOrderId } from '../order/order-id.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { readRemittanceFile, type FileLine } from './read-remittance-file.ts';

interface Planned {
  shown: RemittanceLine;
  parcel: ShipmentRow | undefined;
  fileLine: FileLine;
}

/**
 * Compares a courier's list of paid cash with the delivered parcels, line by line, and ticks off
 * those that fit, all or none. Without `confirmed` it writes nothing; with it: 409 if another
 * number of lines fits than was shown.
 */
export async function importRemittances(
  context: ServiceContext,
  caller: CustomerCaller,
  { csv, reference, confirmed }: RemittanceImport,
): Promise<{ lines: RemittanceLine[]; ticked: number }> {
  const file = await readRemittanceFile(csv);
  return withinTransaction(context, async (within, tx) => {
    const plan = await planLines(within, file);
    const lines = plan.map(({ shown }) => shown);
    const fitting = plan.filter(({ shown }) => shown.problem === null);
    if (confirmed === undefined) return { lines, ticked: 0 };
    if (fitting.length !== confirmed) {
      throw conflict('A colleague has marked some of these as received. Check the list again.', {
        lines,
      });
    }
    for (const { parcel, fileLine } of fitting) {
      if (!parcel) continue;
      const cash = {
        cashReceived: fileLine.received,
        cashPaidOn: fileLine.paidOn,
        cashReference: reference,
      };
      await tx.update(shipments).set(cash).where(eq(shipments.id, parcel.id));
      await writeAudit(within, caller, 'remittance.tick', `order:${parcel.orderId}`, {
        after: { parcel: parcel.number, expected: parcel.cashDue, ...cash },
      });
    }
    return { lines, ticked: fitting.length };
  });
}

/* Locked by id, so that two lists at the same time wait for each other and do not deadlock. */
async function planLines({ db, now }: ServiceContext, file: FileLine[]): Promise<Planned[]> {
  // As the file has them, too: a booked parcel keeps the number as its courier gave it.
  const numbers = file
    .flatMap(({ trackingNumber: given }) => [given, cleanTrackingNumber(given)])
    .filter(Boolean);
  const parcels =
    numbers.length === 0
      ? []
      : await db
          .select()
          .from(shipments)
          .where(and(inArray(shipments.trackingNumber, numbers), gt(shipments.cashDue, 0)))
          .orderBy(asc(shipments.id))
          .for('update');
  const today = dayInIndia(now());
  return file.map((fileLine, index) => {
    const number = cleanTrackingNumber(fileLine.trackingNumber);
    const isMine = ({ trackingNumber }: { trackingNumber: string | null }) =>
      cleanTrackingNumber(trackingNumber ?? '') === number;
    const mine = parcels.filter(isMine);
    const [parcel] = mine;
    const isRepeated = file.findIndex(isMine) < index;
    return {
      fileLine,
      parcel,
      shown: toLine(fileLine, parcel, findProblem(fileLine, mine, isRepeated, today)),
    };
  });
}

function findProblem(
  { trackingNumber, received, paidOn }: FileLine,
  [parcel, other]: ShipmentRow[],
  isRepeated: boolean,
  today: string,
): string | null {
  if (!trackingNumber) return 'The tracking number is missing';
  if (received === undefined) return 'This is not an amount';
  if (paidOn === undefined) return 'This is not a date';
  if (paidOn > today) return 'This day is in the future';
  if (isRepeated) return 'The tracking number is in an earlier row';
  if (!parcel) return 'No cash parcel has this tracking number';
  if (other) return 'Several parcels have this tracking number. Mark them as received one by one.';
  if (parcel.status !== 'delivered') return 'The parcel has not been delivered';
  if (parcel.cashReceived !== null) return 'It’s already marked as received';
  return null;
}

const toLine = (
  { line, trackingNumber, received, paidOn }: FileLine,
  parcel: ShipmentRow | undefined,
  problem: string | null,
): RemittanceLine => ({
  line,
  tracking_number: trackingNumber,
  order_id: parcel ? formatOrderId(parcel.orderId) : null,
  expected: parcel ? toRupees(parcel.cashDue) : null,
  received: received === undefined ? null : toRupees(received),
  paid_on: paidOn ?? null,
  problem,
});
