import type { CourierBookingRow } from '../../../db/schema/shipment.ts';

/**
 * Whether a parcel with this booking can be booked anew: the courier refused it, or has cancelled
 * it. One that the courier did not cancel may still travel.
 */
export const mayBookAgain = ({
  status,
  problem,
}: Pick<CourierBookingRow, 'status' | 'problem'>): boolean =>
  status === 'refused' || (status === 'cancelled' && problem === '');

/**
 * Returns the reference of the next booking of a parcel: another one than that of a cancelled
 * booking, which the courier would find again.
 */
export function nextReference(
  parcel: string,
  before: Pick<CourierBookingRow, 'status' | 'reference'> | undefined,
): string {
  if (!before) return parcel;
  if (before.status !== 'cancelled') return before.reference;
  const times = Number(/-B(\d+)$/.exec(before.reference)?.[1] ?? 1);
  return `${parcel}-B${times + 1}`;
}
