'use client';

import { useState, type ComponentType } from 'react';
import type { MoveDialogProps } from '@/components/appointment/move-dialog';
import { Button } from '@/components/ui/button';
import { fetchPart } from '@/components/ui/fetch-part';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { sayStart } from '@/lib/features/appointment/time-texts';
import type { StaffAppointment } from '@/lib/contract/staff-appointment';
import { staffAppointmentsPath } from '@/lib/contract/staff-appointment-paths';
import { weekPath } from '@/lib/dashboard/paths';
import { useStaffAppointment } from '@/lib/dashboard/appointments/use-appointment';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { HealthPanel } from './health-panel';
import { AppointmentMark } from './appointment-mark';
import { linkClass } from '@/components/ui/button-class';
import { sayFee } from '@/lib/features/appointment/fee-texts';
import { formatDateTime } from '@/lib/format/date';
import { Facts } from '@/components/dashboard/facts';
import { PhoneLink } from '@/components/dashboard/phone-link';
import { useShop } from '@/lib/features/shop-profile/shop-context';

interface AppointmentScreenProps {
  known: StaffAppointment;
  mayReadHealth: boolean;
  hasBegun: boolean;
}

export function AppointmentScreen({ known, mayReadHealth, hasBegun }: AppointmentScreenProps) {
  const { appointment, cancel, mark, move } = useStaffAppointment(known);
  const [MoveDialog, setMoveDialog] = useState<ComponentType<MoveDialogProps>>();
  const isAhead = appointment.status === 'Booked' && !hasBegun;

  async function openMove() {
    const part = await fetchPart(import('@/components/appointment/move-dialog'));
    if (part) setMoveDialog(() => part.MoveDialog);
  }

  async function say(work: Promise<string>) {
    try {
      toastSuccess(await work);
    } catch (error) {
      toastError(errorMessage(error));
    }
  }

  return (
    <>
      <DashboardHead
        title={appointment.name}
        lead={sayStart(appointment.start_datetime)}
        above={{ label: 'Appointments', href: weekPath(appointment.start_datetime.slice(0, 10)) }}
      >
        {isAhead && (
          <>
            <ConfirmButton
              label="Cancel appointment"
              kind="second"
              question="Cancel this appointment?"
              isDestructive
              onConfirm={async () => toastSuccess(await cancel())}
            >
              <p>We’ll email {appointment.name} and delete the health answers.</p>
            </ConfirmButton>
            <Button size="card" onClick={() => void openMove()}>
              Reschedule
            </Button>
          </>
        )}
      </DashboardHead>
      <div className="two-sides">
        <div className="panels">
          <HealthPanel
            appointmentId={appointment.id}
            hasHealth={appointment.has_health}
            mayRead={mayReadHealth}
          />
          <Panel title="Status">
            <AppointmentMark status={appointment.status} />
            {hasBegun && appointment.status !== 'Cancelled' && (
              <div className="mt-4 flex flex-wrap gap-2">
                <Button size="card" kind="second" onClick={() => void say(mark('held'))}>
                  Mark as completed
                </Button>
                <Button size="card" kind="second" onClick={() => void say(mark('missed'))}>
                  Mark as missed
                </Button>
              </div>
            )}
          </Panel>
        </div>
        <StaffAppointmentFacts appointment={appointment} />
      </div>
      {MoveDialog && (
        <MoveDialog
          appointment={appointment}
          move={move}
          listPath={staffAppointmentsPath}
          onClose={() => setMoveDialog(undefined)}
        />
      )}
    </>
  );
}

function StaffAppointmentFacts({ appointment }: { appointment: StaffAppointment }) {
  const { elite_name: membership } = useShop();
  return (
    <Panel title="Patient">
      <Facts
        rows={[
          ['Name', appointment.name],
          ['Gender', appointment.gender],
          ['Age group', appointment.age_group],
          ['Guardian', appointment.guardian_name && `${appointment.guardian_name}, consent given`],
          [
            'Mobile',
            appointment.mobile && (
              <PhoneLink key="mobile" number={appointment.mobile} className={linkClass} />
            ),
          ],
          [
            'Email',
            appointment.email && (
              <a
                key="email"
                className={`${linkClass} break-all`}
                href={`mailto:${appointment.email}`}
              >
                {appointment.email}
              </a>
            ),
          ],
          ['Country', appointment.country],
          ['Landmark', appointment.landmark],
          ['Cost', sayFee(appointment, membership)],
          ['Booked on', formatDateTime(appointment.created_at)],
        ]}
      />
    </Panel>
  );
}
