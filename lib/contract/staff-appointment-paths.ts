/* Paths in a separate file, because screens need them before the rest of lib/contract is loaded. */

export const staffAppointmentsPath = '/staff/appointments/';
export const staffSlotsPath = '/staff/appointment-slots/';
export const daysOffPath = '/staff/appointment-days-off/';
