'use client';

import { useRouter } from 'next/navigation';
import { useState, type ComponentType } from 'react';
import useSWR from 'swr';
import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { fetchPart } from '@/components/ui/fetch-part';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import type { listEventBookings } from '@/lib/contract/event';
import { eventBookingsPath } from '@/lib/contract/paths';
import { freeSeatsText, seatsText } from '@/lib/features/event/seat-texts';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';
import type { SeatDialogProps } from './book-seats-dialog';

interface SeatBookingProps {
  eventId: number;
  title: string;
  seats: number;
  free: number;
}

const reason = 'Log in to book a seat.';
const loadBook = async () => (await import('./book-seats-dialog')).BookSeatsDialog;
const loadCancel = async () => (await import('./cancel-seats-dialog')).CancelSeatsDialog;

export function SeatBooking({ eventId, title, seats, free }: SeatBookingProps) {
  const person = useSession();
  const router = useRouter();
  const { data } = useSWR<AnswerOf<typeof listEventBookings>>(
    person ? eventBookingsPath : null,
    readLazily,
  );
  const [Dialog, setDialog] = useState<ComponentType<SeatDialogProps>>();
  const booking = data?.data.find((one) => one.event_id === eventId && one.status === 'Booked');

  async function open(load: () => Promise<ComponentType<SeatDialogProps>>) {
    const part = await fetchPart(load());
    if (part) setDialog(() => part);
  }

  const toBooking = () => void open(loadBook);
  return (
    <div className="mt-5">
      {booking ? (
        <p role="status" className="flex items-center gap-2 font-[550]">
          <HaldiDot />
          You’ve booked {seatsText(booking.seats)}.
        </p>
      ) : (
        <p className="font-[550]">{freeSeatsText(seats, free)}</p>
      )}
      {booking ? (
        <Button kind="quiet" className="-ml-6 text-clay" onClick={() => void open(loadCancel)}>
          Cancel booking
        </Button>
      ) : (
        free > 0 && (
          <>
            <Button
              className="mt-3 noscript:hidden"
              // Until the session is known, the dialog asks guests to log in.
              onClick={() =>
                person === null ? openLogin({ reason, afterwards: toBooking }) : toBooking()
              }
            >
              Book a seat
            </Button>
            <noscript>
              <a
                href={routes.plainForm('event-seats', { event: eventId })}
                className={`mt-3 ${buttonClass()}`}
              >
                Book a seat
              </a>
            </noscript>
          </>
        )
      )}
      {Dialog && (
        <Dialog
          eventId={eventId}
          title={title}
          free={free}
          booking={booking}
          onClose={() => {
            setDialog(undefined);
            router.refresh();
          }}
        />
      )}
    </div>
  );
}
