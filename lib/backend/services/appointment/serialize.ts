import type { Appointment, AppointmentStatus } from '../../../contract/appointment.ts';
import { isoInIndia } from '../../../contract/india-clock.ts';
import { toRupees } from '../../../contract/money.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { changeObstacle, changeUntil } from './change-obstacle.ts';

/** How every appointment takes place; messages show it after the time. */
export const appointmentPlace = 'by video or phone';

export const appointmentEnd = (startsAt: Date): Date =>
  new Date(startsAt.getTime() + storeRules.appointment.minutes * 60_000);

function appointmentStatus(row: AppointmentRow, now: Date): AppointmentStatus {
  if (row.cancelledAt) return 'Cancelled';
  if (row.outcome) return row.outcome === 'held' ? 'Held' : 'Missed';
  return appointmentEnd(row.startsAt) <= now ? 'Past' : 'Booked';
}

/**
 * Maps an appointment to the customer's view; `shop.phone` is the number to call when it is too
 * late to change.
 */
export function toAppointment(
  row: AppointmentRow,
  shop: { phone: string },
  now: Date,
): Appointment {
  return {
    id: row.id,
    start_datetime: isoInIndia(row.startsAt),
    end_datetime: isoInIndia(appointmentEnd(row.startsAt)),
    status: appointmentStatus(row, now),
    place: appointmentPlace,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    country: row.country,
    gender: row.gender,
    age_group: row.ageGroup,
    landmark: row.landmark,
    guardian_name: row.guardianName,
    fee: toRupees(row.fee),
    is_free: row.isFree,
    created_at: row.createdAt.toISOString(),
    change_until: isoInIndia(changeUntil(row)),
    change_obstacle: changeObstacle(row, shop.phone, now),
  };
}
