import { mutate } from 'swr';
import { ActionDialog } from '@/components/form/action-dialog';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { sayStart } from '@/lib/features/appointment/time-texts';
import type { Appointment } from '@/lib/contract/appointment';
import { appointmentsPath } from '@/lib/contract/paths';

interface CancelAppointmentProps {
  appointment: Appointment;
  onClose: () => void;
}

export function CancelAppointment({ appointment, onClose }: CancelAppointmentProps) {
  const { isBusy, problem, run } = useWork({ isToasted: true });

  async function cancel() {
    try {
      const { cancelAppointmentHere } = await import('@/lib/features/appointment/calls');
      toastSuccess(await cancelAppointmentHere(appointment.id));
      onClose();
    } finally {
      await mutate(appointmentsPath);
    }
  }

  return (
    <ActionDialog
      title="Cancel this appointment?"
      onClose={onClose}
      dismissLabel="Keep appointment"
      actionLabel="Cancel appointment"
      actionKind="danger"
      busyText={isBusy ? 'Cancelling' : undefined}
      problem={problem}
      onAction={() => run(cancel)}
    >
      <p>
        Your appointment on {sayStart(appointment.start_datetime)} will be cancelled. We’ll delete
        what you wrote for the vaidya.
      </p>
    </ActionDialog>
  );
}
