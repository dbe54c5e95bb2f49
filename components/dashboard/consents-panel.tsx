import type { Consent } from '@/lib/contract/consent';
import type { ConsentPurpose } from '@/lib/contract/consent-texts';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from './panel';
import { StateMark } from './state-mark';

const names: Record<ConsentPurpose, string> = {
  account: 'Account',
  news: 'Newsletter',
  enquiry: 'Enquiry',
  membership: 'Membership',
};

export function ConsentsPanel({ consents, none }: { consents: Consent[]; none: string }) {
  return (
    <Panel title="Consents">
      {consents.length === 0 && <p className="text-ink-2">{none}</p>}
      <ul>
        {consents.map(({ purpose, is_given, wording, wording_hash, at, place, address }) => (
          <li
            key={`${at}-${purpose}-${String(is_given)}`}
            className="border-b border-rule py-2.5 last:border-b-0"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-[550]">{names[purpose]}</span>
              <StateMark mood={is_given ? 'good' : 'past'}>
                {is_given ? 'Given' : 'Withdrawn'}
              </StateMark>
            </p>
            <p>{wording}</p>
            <p className="text-1 text-ink-2 [overflow-wrap:anywhere]">
              {formatDateTime(at)}, {place}
              {address && `, from ${address}`}, text version {wording_hash.slice(0, 8)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
