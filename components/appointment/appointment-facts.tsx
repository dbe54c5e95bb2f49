'use client';

import { LabelFrame } from '@/components/ui/label-frame';
import { sayFee } from '@/lib/features/appointment/fee-texts';
import type { Appointment } from '@/lib/contract/appointment';
import { formatTime, formatWeekday } from '@/lib/format/date';
import { formatMobile } from '@/lib/contract/format-mobile';
import { useShop } from '@/lib/features/shop-profile/shop-context';

export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { elite_name: membership } = useShop();
  const { start_datetime: start, end_datetime: end } = appointment;
  return (
    <LabelFrame
      title="Appointment"
      aside={`No. ${appointment.id}`}
      cells={[
        { term: 'Day', value: formatWeekday(start), isWide: true },
        { term: 'Time (IST)', value: `${formatTime(start)} to ${formatTime(end)}` },
        { term: 'Mode', value: 'Video or phone' },
        { term: 'For', value: appointment.name },
        ...(appointment.guardian_name
          ? [{ term: 'Guardian', value: appointment.guardian_name }]
          : []),
        { term: 'We’ll call', value: formatMobile(appointment.mobile) },
        {
          term: 'Email',
          value: <span className="break-all">{appointment.email}</span>,
          isWide: true,
        },
        { term: 'Cost', value: sayFee(appointment, membership), isWide: true },
      ]}
    />
  );
}
