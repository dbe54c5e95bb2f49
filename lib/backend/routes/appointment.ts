import * as calls from '../../contract/appointment.ts';
import * as slotCalls from '../../contract/appointment-slot.ts';
import type { ServiceContext } from '../context.ts';
import { asAttachment } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { toRupees } from '../../contract/money.ts';
import type { AppointmentRow } from '../services/appointment/appointment-row.ts';
import { bookAppointment } from '../services/appointment/book-appointment.ts';
import { calendarOf } from '../services/appointment/calendar-of.ts';
import { cancelAppointment } from '../services/appointment/cancel-appointment.ts';
import { consultationPrice } from '../services/appointment/consultation-fee.ts';
import { findAppointment, listAppointments } from '../services/appointment/list-appointments.ts';
import { moveAppointment } from '../services/appointment/move-appointment.ts';
import { listSlots, readDiary } from '../services/appointment/read-diary.ts';
import { toAppointment } from '../services/appointment/serialize.ts';
import { requireHuman } from '../services/captcha/require-human.ts';
import { isMember } from '../services/membership/membership-month.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';

const message = 'Too many appointment requests. Try again later.';
const byCustomer: Limit = { name: 'appointment-customer', points: 30, seconds: 3_600, message };
const byAddress: Limit = { name: 'appointment-address', points: 100, seconds: 3_600, message };
const moves: Limit = { name: 'appointment-move', points: 30, seconds: 3_600, message };

const sayAppointment = async (context: ServiceContext, row: AppointmentRow) =>
  toAppointment(row, await readShop(context), context.now());

export function appointmentRoutes(router: Router): void {
  const { limits } = router;
  route(router, slotCalls.listAppointmentSlots, async ({ context }) => ({
    online_appointment_slot: await listSlots(context),
  }));
  route(router, slotCalls.listFreeSlots, async ({ context, query }) => {
    const { days, firstDay, lastDay } = await readDiary(context, query);
    return { data: days, first_day: firstDay, last_day: lastDay };
  });
  route(router, calls.bookAppointment, {
    guard: async ({ context, caller, body, clientAddress, requestId }) => {
      await limits.byAddress(byAddress, clientAddress);
      await limits.byKey(byCustomer, String(caller.customerId));
      await requireHuman(context, { token: body.recaptcha, action: 'appointment', requestId });
    },
    handle: async ({ context, caller, body }) => {
      const row = await bookAppointment(context, caller.customerId, body);
      return { message: 'Your appointment is booked.', data: await sayAppointment(context, row) };
    },
  });
  route(router, calls.getAppointmentOffer, async ({ context, caller: { customerId } }) => {
    const isMemberNow = await isMember(context, customerId);
    const price = await consultationPrice(context, customerId, isMemberNow);
    const { fee, because, usualFee } = price;
    return { data: { fee: toRupees(fee), because, usual_fee: toRupees(usualFee) } };
  });
  route(router, calls.listAppointments, async ({ context, caller }) => {
    const rows = await listAppointments(context, caller.customerId);
    const shop = await readShop(context);
    return { data: rows.map((row) => toAppointment(row, shop, context.now())) };
  });
  route(router, calls.getAppointment, async ({ context, caller, idParam }) => {
    const row = await findAppointment(context, caller.customerId, idParam('id', 'Appointment'));
    return { data: await sayAppointment(context, row) };
  });
  route(router, calls.cancelAppointment, async ({ context, caller, idParam }) => {
    const row = await cancelAppointment(context, caller.customerId, idParam('id', 'Appointment'));
    return {
      message: 'Your appointment has been cancelled.',
      data: await sayAppointment(context, row),
    };
  });
  route(router, calls.moveAppointment, async ({ context, caller, idParam, body }) => {
    const { customerId } = caller;
    await limits.byKey(moves, String(customerId));
    const id = idParam('id', 'Appointment');
    const row = await moveAppointment(context, customerId, id, body.start_datetime);
    return {
      message: 'Your appointment has been rescheduled.',
      data: await sayAppointment(context, row),
    };
  });
  serveDownload(router, calls.getAppointmentCalendar, async ({ context, caller, idParam }) => {
    const row = await findAppointment(context, caller.customerId, idParam('id', 'Appointment'));
    return {
      bytes: new TextEncoder().encode(calendarOf(context, row, (await readShop(context)).name)),
      headers: {
        ...asAttachment(`appointment-${row.id}.ics`),
        'Cache-Control': 'private, no-store',
      },
    };
  });
}
