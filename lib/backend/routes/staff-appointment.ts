import { isDay } from '../../contract/appointment-day.ts';
import * as calls from '../../contract/staff-appointment.ts';
import type { ServiceContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import {
  cancelByStaff,
  markOutcome,
  moveByStaff,
} from '../services/appointment/change-by-staff.ts';
import {
  addDayOff,
  addSlot,
  changeSlot,
  listDaysOff,
  listAllSlots,
  removeDayOff,
} from '../services/appointment/change-hours.ts';
import { readHealth } from '../services/appointment/keep-health.ts';
import {
  readStaffAppointment,
  readStaffDiary,
  toStaffAppointment,
  type StaffRow,
} from '../services/appointment/staff-diary.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';

const sayAppointment = async (context: ServiceContext, row: StaffRow) =>
  toStaffAppointment(row, await readShop(context), context.now());

export function staffAppointmentRoutes(router: Router): void {
  route(router, calls.listStaffAppointments, async ({ context, query }) => {
    const { rows, daysOff } = await readStaffDiary(context, query);
    const shop = await readShop(context);
    const data = rows.map((row) => toStaffAppointment(row, shop, context.now()));
    return { data, days_off: daysOff };
  });
  route(router, calls.getStaffAppointment, async ({ context, idParam }) => {
    const row = await readStaffAppointment(context, idParam('id', 'Appointment'));
    return { data: await sayAppointment(context, row) };
  });
  dataRoute(router, calls.getAppointmentHealth, ({ context, caller, idParam }) =>
    readHealth(context, caller, idParam('id', 'Appointment')),
  );
  route(router, calls.markAppointment, async ({ context, caller, idParam, body }) => {
    const id = idParam('id', 'Appointment');
    const row = await markOutcome(context, caller, id, body.outcome ?? null);
    return { message: 'Saved.', data: await sayAppointment(context, row) };
  });
  route(router, calls.cancelStaffAppointment, async ({ context, caller, idParam }) => {
    const row = await cancelByStaff(context, caller, idParam('id', 'Appointment'));
    return {
      message: 'Appointment cancelled.',
      data: await sayAppointment(context, row),
    };
  });
  route(router, calls.moveStaffAppointment, async ({ context, caller, idParam, body }) => {
    const id = idParam('id', 'Appointment');
    const row = await moveByStaff(context, caller, id, body.start_datetime);
    return { message: 'Appointment rescheduled.', data: await sayAppointment(context, row) };
  });
  dataRoute(router, calls.listStaffSlots, ({ context }) => listAllSlots(context));
  route(router, calls.addSlot, async ({ context, caller, body }) => ({
    message: 'Slot opened.',
    data: await addSlot(context, caller, body),
  }));
  route(router, calls.changeSlot, async ({ context, caller, idParam, body }) => {
    const { slot, stillBooked } = await changeSlot(
      context,
      caller,
      idParam('id', 'Slot'),
      body.is_open,
    );
    return { data: slot, still_booked: stillBooked };
  });
  dataRoute(router, calls.listDaysOff, ({ context }) => listDaysOff(context));
  route(router, calls.addDayOff, async ({ context, caller, body }) => ({
    data: { day: body.day, reason: body.reason },
    still_booked: await addDayOff(context, caller, body),
  }));
  route(router, calls.removeDayOff, async ({ context, caller, param }) => {
    const day = param('day');
    if (!isDay(day)) throw notFound('Day off');
    await removeDayOff(context, caller, day);
    return { message: 'The day is open again.' };
  });
}
