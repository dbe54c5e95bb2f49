'use client';

import { useState } from 'react';
import { mutate } from 'swr';
import { FormProblem } from '@/components/form/form-problem';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/api-error';
import { sayStart } from '@/lib/features/appointment/time-words';
import type { Appointment } from '@/lib/contract/appointment';
import { appointmentsPath } from '@/lib/contract/paths';

interface CancelAppointmentProps {
  appointment: Appointment;
  onClose: () => void;
}

export function CancelAppointment({ appointment, onClose }: CancelAppointmentProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function cancel() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { cancelAppointmentHere } = await import('@/lib/features/appointment/calls');
      toastSuccess(await cancelAppointmentHere(appointment.id));
      onClose();
    } catch (error) {
      setIsBusy(false);
      setProblem(messageOf(error));
      toastError(messageOf(error));
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
            Keep it
          </Button>
          <Button onClick={cancel} busyText={isBusy ? 'Cancelling' : undefined}>
            Cancel appointment
          </Button>
        </>
      }
    >
      <p>
        Your talk on {sayStart(appointment.start_datetime)} is given back, and somebody else can
        have the time. What you wrote for the vaidya is deleted.
      </p>
      <FormProblem>{problem}</FormProblem>
    </Dialog>
  );
}
