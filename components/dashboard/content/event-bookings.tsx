import useSWR from 'swr';
import { FailedState } from '@/components/ui/failed-state';
import { toastSuccess } from '@/components/ui/toast';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { cancelStaffBookings, type listStaffBookings } from '@/lib/contract/staff-event';
import { seatsText } from '@/lib/features/event/seat-texts';
import { formatDateTime } from '@/lib/format/date';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';

export function EventBookings({ eventId, isOver }: { eventId: number; isOver: boolean }) {
  const { data, error, mutate } = useSWR<AnswerOf<typeof listStaffBookings>>(
    `/staff/events/${eventId}/bookings/`,
    readLazily,
  );
  const bookings = data?.data ?? [];
  const active = bookings.filter((one) => !one.is_cancelled);
  const seats = active.reduce((sum, one) => sum + one.seats, 0);

  async function cancel(ids: number[]) {
    const body = { booking_ids: ids };
    await mutate(await sendLazily(cancelStaffBookings, { params: { id: eventId }, body }), {
      revalidate: false,
    });
    toastSuccess(ids.length === 1 ? 'Booking cancelled' : 'Bookings cancelled');
  }

  return (
    <Panel
      title="Bookings"
      actions={
        !isOver &&
        active.length > 1 && (
          <ConfirmButton
            label="Cancel all"
            question="Cancel all bookings?"
            confirmLabel="Cancel bookings"
            isDestructive
            onConfirm={() => cancel(active.map(({ id }) => id))}
          >
            <p>We’ll email everyone who has booked.</p>
          </ConfirmButton>
        )
      }
    >
      {error && !data && (
        <FailedState title="The bookings could not be loaded" retry={() => mutate()} />
      )}
      {data && (
        <p className="text-ink-2">
          {seats === 0 ? 'No seats booked.' : `${seatsText(seats)} booked.`}
        </p>
      )}
      <ul>
        {bookings.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2 last:border-b-0"
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="font-[550]">
                {one.name}, {seatsText(one.seats)}
              </p>
              <p className="text-1 text-ink-2">
                {one.email && (
                  <>
                    <a href={`mailto:${one.email}`} className="underline underline-offset-4">
                      {one.email}
                    </a>
                    {' · '}
                  </>
                )}
                {formatDateTime(one.created_at)}
              </p>
            </div>
            {one.is_cancelled ? (
              <StateMark mood="bad">Cancelled</StateMark>
            ) : (
              !isOver && (
                <ConfirmButton
                  label="Cancel"
                  question={`Cancel the booking of ${one.name}?`}
                  confirmLabel="Cancel booking"
                  isDestructive
                  onConfirm={() => cancel([one.id])}
                >
                  <p>We’ll email {one.email}.</p>
                </ConfirmButton>
              )
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
