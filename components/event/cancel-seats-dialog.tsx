'use client';

import { mutate } from 'swr';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { send } from '@/lib/api/browser';
import { cancelEventBooking } from '@/lib/contract/event';
import { eventBookingsPath } from '@/lib/contract/paths';
import { seatsText } from '@/lib/features/event/seat-texts';
import type { SeatDialogProps } from './book-seats-dialog';

export function CancelSeatsDialog({ title, booking, onClose }: SeatDialogProps) {
  const { isBusy, problem, run } = useWork({ isToasted: true });
  if (!booking) return null;
  const { id, seats } = booking;

  async function cancel() {
    try {
      const { message } = await send(cancelEventBooking, { params: { id } });
      toastSuccess(message || 'Your booking has been cancelled.');
      onClose();
    } finally {
      await mutate(eventBookingsPath);
    }
  }

  return (
    <Dialog
      title="Cancel this booking?"
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep booking
          </Button>
          <Button
            kind="danger"
            onClick={() => run(cancel)}
            busyText={isBusy ? 'Cancelling' : undefined}
          >
            Cancel booking
          </Button>
        </>
      }
    >
      <p>
        We’ll release your {seatsText(seats)} for “{title}” so someone else can book.
      </p>
      <FormProblem>{problem}</FormProblem>
    </Dialog>
  );
}
