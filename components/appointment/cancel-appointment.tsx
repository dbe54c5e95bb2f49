'use client';

import { mutate } from 'swr';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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
    <Dialog
      title="Cancel this appointment?"
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep appointment
          </Button>
          <Button
            kind="danger"
            onClick={() => run(cancel)}
            busyText={isBusy ? 'Cancelling' : undefined}
          >
            Cancel appointment
          </Button>
        </>
      }
    >
      <p>
        Your appointment on {sayStart(appointment.start_datetime)} will be cancelled. We’ll delete
        what you wrote for the vaidya.
      </p>
      <FormProblem>{problem}</FormProblem>
    </Dialog>
  );
}
