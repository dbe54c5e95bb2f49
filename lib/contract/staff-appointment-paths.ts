/* Paths that screens read by before anything else of the contract is fetched. */

export const staffAppointmentsPath = '/staff/appointments/';
export const staffSlotsPath = '/staff/appointment-slots/';
export const daysOffPath = '/staff/appointment-days-off/';
