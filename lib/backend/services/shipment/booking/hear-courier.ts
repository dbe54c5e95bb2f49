import { cutText } from '../../../../contract/cut-text.ts';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { courierBookings, shipments } from '../../../db/schema/shipment.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { notFound, StoreError } from '../../../errors.ts';
import { findCourier } from '../../../providers/connect.ts';
import {
  ForgedCourierMessage,
  type CourierMessage,
  type CourierProvider,
  type TrackingReport,
} from '../../../providers/courier/courier-provider.ts';
import { lockOrder } from '../../order/lock-order.ts';
import { shipmentOf } from '../lock-shipments.ts';
import { reportLocked } from '../report-shipment.ts';
import { isReported } from '../shipment-status.ts';

/**
 * Receives a tracking message of a courier and moves its parcel. Repeated and outdated messages
 * move nothing; those about parcels of other shops are ignored. Throws 404 for a courier without
 * keys in this store, 400 for an invalid signature or body.
 */
export async function hearCourier(
  context: ServiceContext,
  name: string,
  message: CourierMessage,
): Promise<void> {
  const courier = findCourier(context, name);
  if (!courier) throw notFound('Courier');
  const report = readReport(context, courier, message);
  if (!report?.status || !isReported(report.status)) return;
  const { status } = report;
  const [note, trackingNumber] = [storable(report.note), storable(report.trackingNumber)];
  await withinTransaction(context, async (within, tx) => {
    const [found] = await tx
      .select({ orderId: shipments.orderId, number: shipments.number })
      .from(courierBookings)
      .innerJoin(shipments, eq(shipments.id, courierBookings.shipmentId))
      .where(
        and(
          eq(courierBookings.provider, courier.name),
          eq(courierBookings.trackingNumber, trackingNumber),
        ),
      );
    if (!found) return;
    const order = await lockOrder(within, found.orderId);
    const shipment = await shipmentOf(within, found.orderId, found.number);
    const now = context.now();
    await reportLocked(within, order, shipment, {
      status,
      note: cutText(note, 300),
      at: report.at > now ? now : report.at,
      source: courier.name,
      eventKey: `${status} ${report.at.toISOString()}`,
    });
  });
}

/* PostgreSQL stores no NUL. */
const storable = (text: string) => text.replaceAll('\0', '');

function readReport(
  { log }: ServiceContext,
  courier: CourierProvider,
  message: CourierMessage,
): TrackingReport | undefined {
  try {
    return courier.readWebhook(message);
  } catch (error) {
    if (error instanceof ForgedCourierMessage) {
      log.warn({ courier: courier.name }, 'a message is not from the courier');
      throw new StoreError(400, 'This message isn’t signed correctly');
    }
    if (error instanceof SyntaxError) throw new StoreError(400, 'This message is not JSON');
    throw error;
  }
}
