import * as calls from '../../contract/staff-parcel.ts';
import type { PathParams } from '../http/path-params.ts';
import { dataRoute, type Router } from '../http/route.ts';
import { askForPickup } from '../services/shipment/staff/ask-for-pickup.ts';
import { bookParcel } from '../services/shipment/staff/book-parcel.ts';
import { readRates } from '../services/shipment/staff/read-rates.ts';
import { reportParcel, settleParcel } from '../services/shipment/staff/report-parcel.ts';
import { unbookParcel } from '../services/shipment/staff/unbook-parcel.ts';
import { splitParcel } from '../services/shipment/staff/split-parcel.ts';
import { orderRoute } from './order-route.ts';

const parcelTarget = ({ orderParam, idParam }: PathParams) => ({
  orderId: orderParam(),
  number: idParam('number', 'Parcel'),
});

export function staffParcelRoutes(router: Router): void {
  orderRoute(router, calls.reportParcel, parcelTarget, reportParcel);
  orderRoute(router, calls.splitParcel, parcelTarget, splitParcel);
  orderRoute(router, calls.settleParcel, parcelTarget, settleParcel);
  dataRoute(router, calls.listParcelRates, ({ context, query, ...params }) =>
    readRates(context, parcelTarget(params), query.weight),
  );
  orderRoute(router, calls.bookParcel, parcelTarget, bookParcel);
  orderRoute(router, calls.unbookParcel, parcelTarget, unbookParcel);
  orderRoute(router, calls.askForPickup, parcelTarget, askForPickup);
}
