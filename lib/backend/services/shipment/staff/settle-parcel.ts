import type { ParcelSettlement } from '../../../../contract/staff-parcel.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { settleShipment } from '../settle-shipment.ts';
import { withinParcel, type ParcelId } from './within-parcel.ts';

/**
 * Settles a parcel that did not arrive, on behalf of staff. 404 for an unknown parcel, 409 if its
 * state does not allow it, 400 if not all pieces are counted.
 */
export async function settleParcel(
  context: ServiceContext,
  caller: CustomerCaller,
  parcel: ParcelId,
  settlement: ParcelSettlement,
): Promise<void> {
  const auditEntry = { action: 'parcel.settle', after: { parcel: parcel.number, ...settlement } };
  await withinParcel(context, caller, parcel, auditEntry, (within, { order, shipment }) =>
    settleShipment(within, order, shipment, {
      outcome: settlement.outcome,
      reason: settlement.reason,
      counted: settlement.lines.map(({ line_id, sellable, unsellable }) => ({
        orderLineId: line_id,
        sellable,
        unsellable,
      })),
      keepsDeliveryFee: settlement.keeps_delivery_fee,
      shownRefund: settlement.refund_amount,
      staffId: caller.customerId,
    }),
  );
}
