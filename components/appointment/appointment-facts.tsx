import { LabelFrame } from '@/components/ui/label-frame';
import { sayFee } from '@/lib/features/appointment/fee-words';
import type { Appointment } from '@/lib/contract/appointment';
import { formatTime, formatWeekday } from '@/lib/format/date';
import { formatMobile } from '@/lib/format/mobile';

export function AppointmentFacts({ talk }: { talk: Appointment }) {
  const { start_datetime: start, end_datetime: end } = talk;
  return (
    <LabelFrame
      title="Appointment"
      aside={`No. ${talk.id}`}
      cells={[
        { term: 'Day', value: formatWeekday(start), isWide: true },
        { term: 'Time in India', value: `${formatTime(start)} to ${formatTime(end)}` },
        { term: 'How', value: 'By video or telephone' },
        { term: 'For', value: talk.name },
        ...(talk.guardian_name ? [{ term: 'With', value: talk.guardian_name }] : []),
        { term: 'She calls', value: formatMobile(talk.mobile) },
        { term: 'Mail to', value: <span className="break-all">{talk.email}</span>, isWide: true },
        { term: 'Cost', value: sayFee(talk), isWide: true },
      ]}
    />
  );
}
