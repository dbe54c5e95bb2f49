import * as calls from '../../contract/event.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { bookSeats, cancelSeats } from '../services/event/book-seats.ts';
import { listBookings, toBooking } from '../services/event/booking-row.ts';
import {
  countBookedSeats,
  getEvent,
  listEvents,
  toEvent,
  toEventCard,
} from '../services/event/read-events.ts';

const message = 'Too many bookings. Try again later.';
const byCustomer: Limit = { name: 'event-seats', points: 30, seconds: 3_600, message };

export function eventRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.listEvents, async ({ context, query }) => {
    const rows = await listEvents(context, query);
    const booked = await countBookedSeats(context.db, rows);
    return { events: rows.map((row) => toEventCard(row, booked)) };
  });
  route(router, calls.getEvent, async ({ context, idParam }) => {
    const row = await getEvent(context, idParam('id', 'Event'));
    return { data: toEvent(row, await countBookedSeats(context.db, [row])) };
  });
  route(router, calls.bookSeats, async ({ context, caller: { customerId }, idParam, body }) => {
    const eventId = idParam('id', 'Event');
    await limits.byKey(byCustomer, String(customerId));
    const row = await bookSeats(context, customerId, eventId, body);
    return {
      message: body.seats === 1 ? 'Your seat is booked.' : 'Your seats are booked.',
      data: toBooking(row, context.now()),
    };
  });
  route(router, calls.listEventBookings, async ({ context, caller }) => {
    const rows = await listBookings(context, caller.customerId);
    return { data: rows.map((row) => toBooking(row, context.now())) };
  });
  route(router, calls.cancelEventBooking, async ({ context, caller, idParam }) => {
    const row = await cancelSeats(context, caller.customerId, idParam('id', 'Booking'));
    return { message: 'Your booking has been cancelled.', data: toBooking(row, context.now()) };
  });
}
