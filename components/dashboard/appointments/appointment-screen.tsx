'use client';

import { useState, type ComponentType } from 'react';
import type { MoveDialogProps } from '@/components/appointment/move-dialog';
import { Button } from '@/components/ui/button';
import { fetchPart } from '@/components/ui/fetch-part';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/api-error';
import { sayStart } from '@/lib/features/appointment/time-words';
import type { StaffAppointment } from '@/lib/contract/staff-appointment';
import { staffAppointmentsPath } from '@/lib/contract/staff-appointment-paths';
import { weekPath } from '@/lib/dashboard/appointments/diary-paths';
import { useTalk } from '@/lib/dashboard/appointments/use-talk';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { HealthPanel } from './health-panel';
import { TalkFacts } from './talk-facts';
import { TalkMark } from './talk-mark';

interface AppointmentScreenProps {
  known: StaffAppointment;
  mayReadHealth: boolean;
  /** Whether it had begun when the page was made. */
  hasBegun: boolean;
}

export function AppointmentScreen({ known, mayReadHealth, hasBegun }: AppointmentScreenProps) {
  const { talk, cancel, mark, move } = useTalk(known);
  const [MoveDialog, setMoveDialog] = useState<ComponentType<MoveDialogProps>>();
  const isAhead = talk.status === 'Booked' && !hasBegun;

  async function openMove() {
    const part = await fetchPart(import('@/components/appointment/move-dialog'));
    if (part) setMoveDialog(() => part.MoveDialog);
  }

  async function say(work: Promise<string>) {
    try {
      toastSuccess(await work);
    } catch (error) {
      toastError(messageOf(error));
    }
  }

  return (
    <>
      <DashboardHead
        title={talk.name}
        lead={sayStart(talk.start_datetime)}
        above={{ label: 'Appointments', href: weekPath(talk.start_datetime.slice(0, 10)) }}
      >
        {isAhead && (
          <>
            <ConfirmButton
              label="Cancel"
              kind="second"
              question="Cancel this appointment?"
              confirmLabel="Cancel appointment"
              onConfirm={async () => toastSuccess(await cancel())}
            >
              <p>
                {talk.name} hears of it by mail, with our regrets. What the vaidya was told is
                deleted.
              </p>
            </ConfirmButton>
            <Button size="card" onClick={() => void openMove()}>
              Move
            </Button>
          </>
        )}
      </DashboardHead>
      <div className="two-sides">
        <div className="panels">
          <HealthPanel
            appointmentId={talk.id}
            hasHealth={talk.has_health}
            mayRead={mayReadHealth}
          />
          <Panel title="How it stands">
            <TalkMark status={talk.status} />
            {hasBegun && talk.status !== 'Cancelled' && (
              <div className="mt-4 flex flex-wrap gap-2">
                <Button size="card" kind="second" onClick={() => void say(mark('held'))}>
                  It took place
                </Button>
                <Button size="card" kind="second" onClick={() => void say(mark('missed'))}>
                  Nobody answered
                </Button>
              </div>
            )}
          </Panel>
        </div>
        <TalkFacts talk={talk} />
      </div>
      {MoveDialog && (
        <MoveDialog
          talk={talk}
          move={move}
          listPath={staffAppointmentsPath}
          onClose={() => setMoveDialog(undefined)}
        />
      )}
    </>
  );
}
