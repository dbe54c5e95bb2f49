import type { ReactNode } from 'react';
import { linkClass } from '@/components/ui/button-class';
import type { StaffLead } from '@/lib/contract/staff-lead';
import { leadsPath } from '@/lib/dashboard/paths';
import { websiteAddress, formatDetail } from '@/lib/dashboard/leads/lead-labels';
import { formatDate } from '@/lib/format/date';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { PhoneLink } from '../phone-link';
import { TextLink } from '../text-link';

export function LeadSender({ lead }: { lead: StaffLead }) {
  const { name, company, email, phone, others } = lead;
  return (
    <Panel title="Sender">
      <Facts
        rows={[
          ['Name', name],
          ['Company', company === name ? null : company],
          [
            'Email',
            email && (
              <a key="email" className={linkClass} href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          ['Phone', phone && <PhoneLink key="phone" number={phone} className={linkClass} />],
          ...lead.details.map((detail): [string, ReactNode] => {
            const [label, text] = formatDetail(detail);
            const website = detail.name === 'website' ? websiteAddress(detail.value) : null;
            if (!website) return [label, text];
            return [
              label,
              <a
                key={label}
                className={linkClass}
                href={website}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {text}
              </a>,
            ];
          }),
        ]}
      />
      {others > 0 && (
        <p className="mt-3">
          <TextLink href={`${leadsPath}?${new URLSearchParams({ search: email }).toString()}`}>
            {others === 1 ? '1 other enquiry' : `${others} other enquiries`} from this email
          </TextLink>
        </p>
      )}
      <p className="mt-3 text-1 text-ink-2">
        Will be deleted automatically on {formatDate(lead.delete_after)}.
      </p>
    </Panel>
  );
}
