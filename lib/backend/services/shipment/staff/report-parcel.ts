import { shipmentLabels } from '../../../../contract/shipment.ts';
import type { ParcelReport, ParcelSettlement } from '../../../../contract/staff-parcel.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { invalid } from '../../../errors.ts';
import { parcelConflict } from '../parcel-conflict.ts';
import { reportLocked } from '../report-shipment.ts';
import { settleShipment } from '../settle-shipment.ts';
import { nextReports } from '../shipment-status.ts';
import { withinParcel, type ParcelId } from './within-parcel.ts';

/**
 * Records what staff say about a parcel; its order follows. 404 for an unknown parcel, 409 if its
 * state does not allow it, 400 if it is handed over and no courier is named.
 */
export async function reportParcel(
  context: ServiceContext,
  caller: CustomerCaller,
  parcel: ParcelId,
  report: ParcelReport,
): Promise<void> {
  const { status, note, courier, tracking_number: trackingNumber } = report;
  const auditEntry = { action: 'parcel.report', after: { parcel: parcel.number, ...report } };
  await withinParcel(context, caller, parcel, auditEntry, async (within, { order, shipment }) => {
    if (!nextReports(shipment).includes(status)) {
      throw parcelConflict(shipment, `marked as ${shipmentLabels[status].toLowerCase()}`);
    }
    if (status === 'handed_over' && !courier && !shipment.courier) {
      throw invalid({ courier: ['Enter a courier'] });
    }
    await reportLocked(
      within,
      order,
      shipment,
      { status, note, at: context.now(), source: 'staff', staffId: caller.customerId },
      shipment.provider
        ? {}
        : { ...(courier && { courier }), ...(trackingNumber && { trackingNumber }) },
    );
  });
}

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
