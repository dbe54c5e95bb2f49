import { linkClass } from '@/components/ui/button-class';
import { sayFee } from '@/lib/features/appointment/fee-words';
import type { StaffAppointment } from '@/lib/contract/staff-appointment';
import { formatDateTime } from '@/lib/format/date';
import { formatMobile } from '@/lib/format/mobile';
import { Facts } from '../facts';
import { Panel } from '../panel';

export function TalkFacts({ talk }: { talk: StaffAppointment }) {
  return (
    <Panel title="Who it is">
      <Facts
        rows={[
          ['Name', talk.name],
          ['Gender', talk.gender],
          ['Age group', talk.age_group],
          ['Guardian', talk.guardian_name && `${talk.guardian_name}, agrees`],
          [
            'Mobile',
            talk.mobile && (
              <a className={linkClass} href={`tel:${talk.mobile}`}>
                {formatMobile(talk.mobile)}
              </a>
            ),
          ],
          [
            'Email',
            talk.email && (
              <a className={`${linkClass} break-all`} href={`mailto:${talk.email}`}>
                {talk.email}
              </a>
            ),
          ],
          ['Country', talk.country],
          ['Landmark', talk.landmark],
          ['Cost', sayFee(talk)],
          ['Booked on', formatDateTime(talk.created_at)],
        ]}
      />
    </Panel>
  );
}
