import useSWR from 'swr';
import { Link } from '@/components/ui/link';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import type { listEventBookings } from '@/lib/contract/event';
import { eventBookingsPath } from '@/lib/contract/paths';
import { seatsText } from '@/lib/features/event/seat-texts';
import { formatTime, formatWeekday } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';

/** Nothing without bookings; seats are cancelled on the page of their event. */
export function OwnEventBookings({ isOpen }: { isOpen: boolean }) {
  const { data } = useSWR<AnswerOf<typeof listEventBookings>>(
    isOpen ? eventBookingsPath : null,
    readLazily,
  );
  const bookings = data?.data ?? [];
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="bookings-head" className="mt-10">
      <h2 id="bookings-head" className="mb-3 font-display text-4 font-medium">
        Events
      </h2>
      <ul className="border-t border-ink">
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-3"
          >
            <p className="min-w-0">
              <Link
                href={routes.event({ id: booking.event_id })}
                className="font-semibold hover:underline"
              >
                {booking.title}
              </Link>
              <span className="block text-1 text-ink-2">
                {formatWeekday(booking.start_datetime)}, {formatTime(booking.start_datetime)}.{' '}
                {seatsText(booking.seats)}.
              </span>
            </p>
            <p className="font-[550]">{booking.status}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
