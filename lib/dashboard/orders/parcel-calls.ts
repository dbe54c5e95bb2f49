import { send } from '../../api/browser';
import type { StaffOrder } from '../../contract/staff-order-detail';
import {
  askForPickup,
  bookParcel,
  reportParcel,
  settleParcel,
  splitParcel,
  unbookParcel,
  type BookingInput,
  type ParcelReport,
  type ParcelSettlement,
  type SplitInput,
} from '../../contract/staff-parcel';

/* Changes of parcels from the browser. Each throws ApiError. */

export interface ParcelAddress {
  orderId: string;
  number: number;
}

const at = ({ orderId, number }: ParcelAddress) => ({ params: { orderId, number } });

export const sendReport = async (parcel: ParcelAddress, body: ParcelReport): Promise<StaffOrder> =>
  (await send(reportParcel, { ...at(parcel), body })).data;

export const sendSplit = async (parcel: ParcelAddress, body: SplitInput): Promise<StaffOrder> =>
  (await send(splitParcel, { ...at(parcel), body })).data;

export const sendSettlement = async (
  parcel: ParcelAddress,
  body: ParcelSettlement,
): Promise<StaffOrder> => (await send(settleParcel, { ...at(parcel), body })).data;

export const sendBooking = async (parcel: ParcelAddress, body: BookingInput): Promise<StaffOrder> =>
  (await send(bookParcel, { ...at(parcel), body })).data;

export const sendPickup = async (parcel: ParcelAddress): Promise<StaffOrder> =>
  (await send(askForPickup, at(parcel))).data;

export const sendUnbooking = async (parcel: ParcelAddress): Promise<StaffOrder> =>
  (await send(unbookParcel, at(parcel))).data;
