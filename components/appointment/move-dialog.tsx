import { useState } from 'react';
import { mutate } from 'swr';
import { ActionDialog } from '@/components/form/action-dialog';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { takenTimeOf, type TakenTime } from '@/lib/features/appointment/next-free';
import { sayStart } from '@/lib/features/appointment/time-texts';
import type { Appointment } from '@/lib/contract/appointment';
import { appointmentsPath, freeSlotsPath } from '@/lib/contract/paths';
import { TakenNote } from './taken-note';
import { TimePicker } from './time-picker';

export interface MoveDialogProps {
  appointment: Pick<Appointment, 'id' | 'start_datetime'>;
  onClose: () => void;
  move?: (id: number, start: string) => Promise<string>;
  listPath?: string;
}

async function moveOwn(id: number, start: string): Promise<string> {
  const { moveAppointmentHere } = await import('@/lib/features/appointment/calls');
  return moveAppointmentHere(id, start);
}

export function MoveDialog({
  appointment,
  onClose,
  move = moveOwn,
  listPath = appointmentsPath,
}: MoveDialogProps) {
  const [start, setStart] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState<TakenTime | null>(null);

  async function send() {
    if (!start) {
      setProblem('Choose a day and time');
      return;
    }
    setIsBusy(true);
    setProblem(undefined);
    setTaken(null);
    try {
      toastSuccess(await move(appointment.id, start));
      onClose();
    } catch (error) {
      refuse(error);
    } finally {
      setIsBusy(false);
      await mutate((key) => typeof key === 'string' && key.startsWith(listPath));
      await mutate((key) => typeof key === 'string' && key.startsWith(freeSlotsPath));
    }
  }

  function refuse(error: unknown) {
    const found = takenTimeOf(error);
    setTaken(found);
    if (found) setStart('');
    else {
      const fieldError =
        error instanceof ApiError ? error.fields['start_datetime']?.[0] : undefined;
      setProblem(fieldError ?? errorMessage(error));
      toastError(fieldError ?? errorMessage(error));
    }
  }

  return (
    <ActionDialog
      title="Reschedule appointment"
      onClose={onClose}
      actionLabel="Reschedule"
      busyText={isBusy ? 'Rescheduling' : undefined}
      problem={problem}
      onAction={send}
    >
      <p className="mb-5 text-ink-2">
        Currently on {sayStart(appointment.start_datetime)}. This slot stays yours until you confirm
        a new one.
      </p>
      {taken && (
        <TakenNote
          taken={taken}
          onChoose={(next) => {
            setTaken(null);
            setStart(next);
          }}
        />
      )}
      <TimePicker value={start} onChange={setStart} />
    </ActionDialog>
  );
}
