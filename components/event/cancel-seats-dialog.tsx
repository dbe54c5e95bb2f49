import { mutate } from 'swr';
import { ActionDialog } from '@/components/form/action-dialog';
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
    <ActionDialog
      title="Cancel this booking?"
      onClose={onClose}
      dismissLabel="Keep booking"
      actionLabel="Cancel booking"
      actionKind="danger"
      busyText={isBusy ? 'Cancelling' : undefined}
      problem={problem}
      onAction={() => run(cancel)}
    >
      <p>
        We’ll release your {seatsText(seats)} for “{title}” so someone else can book.
      </p>
    </ActionDialog>
  );
}
