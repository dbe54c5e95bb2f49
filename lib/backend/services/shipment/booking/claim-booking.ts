import { and, eq, isNull, lte, or, sql, inArray } from 'drizzle-orm';
import { cutText } from '../../../../contract/cut-text.ts';
import type { ServiceContext } from '../../../context.ts';
import { courierBookings, type CourierBookingRow } from '../../../db/schema/shipment.ts';
import {
  CourierRefused,
  type CourierProvider,
} from '../../../providers/courier/courier-provider.ts';

/*
 * Longer than all calls of one try, so that a lease ends only when its holder was interrupted or
 * gave up.
 */
const leaseMs = 120_000;

/**
 * Claims a booking with this status until the lease ends, unless another job holds a lease. Returns
 * it; undefined if it cannot be claimed.
 */
export async function claimBooking(
  { db, now }: ServiceContext,
  bookingId: number,
  status: 'requested' | 'to_cancel',
): Promise<CourierBookingRow | undefined> {
  const at = now();
  const [claimed] = await db
    .update(courierBookings)
    .set({
      leaseUntil: new Date(at.getTime() + leaseMs),
      tries: sql`${courierBookings.tries} + 1`,
      updatedAt: at,
    })
    .where(
      and(
        eq(courierBookings.id, bookingId),
        eq(courierBookings.status, status),
        or(isNull(courierBookings.leaseUntil), lte(courierBookings.leaseUntil, at)),
      ),
    )
    .returning();
  return claimed;
}

/**
 * Cancels a withdrawn booking at its courier, also one whose answer was lost. Throws
 * `CourierUnavailable`; it is tried again once the lease has ended.
 */
export async function cancelBooking(
  context: ServiceContext,
  bookingId: number,
  courier: CourierProvider,
): Promise<void> {
  const booking = await claimBooking(context, bookingId, 'to_cancel');
  if (!booking) return;
  const { trackingNumber, courier: carrier, providerId } = booking;
  const parcel = trackingNumber
    ? { trackingNumber, courier: carrier ?? '', id: providerId ?? '' }
    : await courier.find(booking.reference);
  let problem = '';
  try {
    if (parcel) await courier.cancel(parcel);
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error;
    problem = cutText(error.message, 300);
  }
  await context.db
    .update(courierBookings)
    .set({ status: 'cancelled', problem, leaseUntil: null, updatedAt: context.now() })
    .where(eq(courierBookings.id, booking.id));
}

/**
 * Marks the booking of a cancelled parcel to be cancelled at the courier by a job. A lease stays,
 * because its holder may be booking right now.
 */
export async function withdrawBooking(
  { db, now }: ServiceContext,
  shipmentId: number,
): Promise<void> {
  await db
    .update(courierBookings)
    .set({ status: 'to_cancel', tries: 0, updatedAt: now() })
    .where(
      and(
        eq(courierBookings.shipmentId, shipmentId),
        inArray(courierBookings.status, ['requested', 'booked']),
      ),
    );
}

/**
 * Whether a parcel with this booking can be booked again: the courier refused it, or has cancelled
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
