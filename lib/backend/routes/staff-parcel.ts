import * as calls from '../../contract/staff-parcel.ts';
import { route, type Router } from '../http/route.ts';
import { orderIdOf } from '../services/order/order-id.ts';
import { readOrderForStaff } from '../services/order/staff/read-order-for-staff.ts';
import { askForPickup } from '../services/shipment/staff/ask-for-pickup.ts';
import { bookParcel } from '../services/shipment/staff/book-parcel.ts';
import { readRates } from '../services/shipment/staff/read-rates.ts';
import { reportParcel, settleParcel } from '../services/shipment/staff/report-parcel.ts';
import { unbookParcel } from '../services/shipment/staff/unbook-parcel.ts';
import { splitParcel } from '../services/shipment/staff/split-parcel.ts';

interface Address {
  param: (name: string) => string;
  idParam: (name: string, what: string) => number;
}

const parcelParams = ({ param, idParam }: Address) => ({
  orderId: orderIdOf(param('orderId')),
  number: idParam('number', 'Parcel'),
});

export function staffParcelRoutes(router: Router): void {
  route(router, calls.reportParcel, async ({ context, caller, body, ...address }) => {
    const parcel = parcelParams(address);
    await reportParcel(context, caller, parcel, body);
    return { data: await readOrderForStaff(context, caller, parcel.orderId) };
  });
  route(router, calls.splitParcel, async ({ context, caller, body, ...address }) => {
    const parcel = parcelParams(address);
    await splitParcel(context, caller, parcel, body);
    return { data: await readOrderForStaff(context, caller, parcel.orderId) };
  });
  route(router, calls.settleParcel, async ({ context, caller, body, ...address }) => {
    const parcel = parcelParams(address);
    await settleParcel(context, caller, parcel, body);
    return { data: await readOrderForStaff(context, caller, parcel.orderId) };
  });
  route(router, calls.listParcelRates, async ({ context, query, ...address }) => ({
    data: await readRates(context, parcelParams(address), query.weight),
  }));
  route(router, calls.bookParcel, async ({ context, caller, body, ...address }) => {
    const parcel = parcelParams(address);
    await bookParcel(context, caller, parcel, body);
    return { data: await readOrderForStaff(context, caller, parcel.orderId) };
  });
  route(router, calls.unbookParcel, async ({ context, caller, ...address }) => {
    const parcel = parcelParams(address);
    await unbookParcel(context, caller, parcel);
    return { data: await readOrderForStaff(context, caller, parcel.orderId) };
  });
  route(router, calls.askForPickup, async ({ context, caller, ...address }) => {
    const parcel = parcelParams(address);
    await askForPickup(context, caller, parcel);
    return { data: await readOrderForStaff(context, caller, parcel.orderId) };
  });
}
