import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockOrder, type LockedOrder } from '../../order/lock-order.ts';
import { shipmentOf, type LockedShipment } from '../lock-shipments.ts';

export interface ParcelId {
  orderId: number;
  /** Number of the parcel within the order. */
  number: number;
}

interface Locked {
  order: LockedOrder;
  shipment: LockedShipment;
}

/**
 * Changes a parcel on behalf of staff in one transaction, with its order locked, and records it in
 * the audit log. 404 for an unknown order or parcel.
 */
export async function withinParcel(
  context: ServiceContext,
  caller: CustomerCaller,
  { orderId, number }: ParcelId,
  { action, after }: { action: string; after: object },
  change: (within: ServiceContext, locked: Locked) => Promise<void>,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    const order = await lockOrder(within, orderId);
    const shipment = await shipmentOf(within, orderId, number);
    await writeAudit(within, caller, action, `order:${orderId}`, {
      before: { parcel: number, status: shipment.status },
      after: { status: shipment.status, ...after },
    });
    await change(within, { order, shipment });
  });
}
