'use client';

import { linkClass } from '@/components/ui/button-class';
import { sayFee } from '@/lib/features/appointment/fee-texts';
import type { StaffAppointment } from '@/lib/contract/staff-appointment';
import { formatDateTime } from '@/lib/format/date';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { PhoneLink } from '../phone-link';
import { useShop } from '@/lib/features/shop-profile/shop-context';

export function StaffAppointmentFacts({ appointment }: { appointment: StaffAppointment }) {
  const { elite_name: membership } = useShop();
  return (
    <Panel title="Patient">
      <Facts
        rows={[
          ['Name', appointment.name],
          ['Gender', appointment.gender],
          ['Age group', appointment.age_group],
          ['Guardian', appointment.guardian_name && `${appointment.guardian_name}, agrees`],
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
