import { useState, type ComponentType } from 'react';
import useSWR from 'swr';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { fetchPart } from '@/components/ui/fetch-part';
import { LedgerSkeleton } from '@/components/ui/ledger-skeleton';
import { Link } from '@/components/ui/link';
import type { Appointment, listAppointments } from '@/lib/contract/appointment';
import { routes } from '@/lib/platform/routes';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { appointmentsPath } from '@/lib/contract/paths';
import { AppointmentRow } from './appointment-row';

interface AppointmentDialogProps {
  appointment: Appointment;
  onClose: () => void;
}

interface TextQuestion {
  Dialog: ComponentType<AppointmentDialogProps>;
  appointment: Appointment;
}

const loadMove = async () => (await import('./move-dialog')).MoveDialog;
const loadCancel = async () => (await import('./cancel-appointment')).CancelAppointment;

export function AppointmentList({ isOpen }: { isOpen: boolean }) {
  const { data, error, mutate } = useAppointments(isOpen);
  const [question, setQuestion] = useState<TextQuestion>();
  const appointments = data?.data ?? [];

  async function ask(
    appointment: Appointment,
    load: () => Promise<ComponentType<AppointmentDialogProps>>,
  ) {
    const Dialog = await fetchPart(load());
    if (Dialog) setQuestion({ Dialog, appointment });
  }

  return (
    <section aria-labelledby="appointments-head">
      <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 max-md:pb-1">
        <h2 id="appointments-head" className="font-display text-4 font-medium">
          Appointments
        </h2>
        {appointments.length > 0 && (
          <Link href={routes.scheduleAppointment} className={buttonClass('second')}>
            Book appointment
          </Link>
        )}
      </div>
      {!data && !error && <LedgerSkeleton label="Loading your appointments" />}
      {!data && error && (
        <FailedState title="Appointments loading failed" retry={() => mutate()}>
          Something went wrong. Please try again later.
        </FailedState>
      )}
      {data && appointments.length === 0 && (
        <EmptyState plant="tulsi" text="No appointments yet.">
          <Link href={routes.scheduleAppointment} className={buttonClass()}>
            Book appointment
          </Link>
        </EmptyState>
      )}
      {appointments.length > 0 && (
        <ol className="@container border-t border-ink">
          {appointments.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              onMove={() => void ask(appointment, loadMove)}
              onCancel={() => void ask(appointment, loadCancel)}
            />
          ))}
        </ol>
      )}
      {question && (
        <question.Dialog
          appointment={question.appointment}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </section>
  );
}

/** Upcoming appointments first; reads nothing until `isWanted`. */
function useAppointments(isWanted: boolean) {
  return useSWR<AnswerOf<typeof listAppointments>>(isWanted ? appointmentsPath : null, readLazily);
}
