import { shipmentLabels } from '../../../../contract/shipment.ts';
import type { ParcelReport } from '../../../../contract/staff-parcel.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { invalid } from '../../../errors.ts';
import { notAllowedReport } from '../refuse-parcel.ts';
import { reportLocked } from '../report-shipment.ts';
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
      throw notAllowedReport(shipment, shipmentLabels[status].toLowerCase());
    }
    if (status === 'handed_over' && !courier && !shipment.courier) {
      throw invalid({ courier: ['Please say who brings it'] });
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
