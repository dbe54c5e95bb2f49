import type { Profile } from '@/lib/contract/profile';
import { formatMobile } from '@/lib/format/mobile';

/** Who the customer is, set like a label. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const cells: [term: string, value: string][] = [
    ['Name', `${profile.first_name} ${profile.last_name}`.trim()],
    ['Email', profile.email],
    ['Mobile number', formatMobile(profile.mobile_no)],
    ['Company', profile.company],
    ['News by email', profile.is_subscribed ? 'Subscribed' : 'Not subscribed'],
  ];
  return (
    <section aria-labelledby="details-head">
      <h2
        id="details-head"
        className="mb-3 flex min-h-12 items-center font-display text-4 font-medium"
      >
        Details
      </h2>
      <dl className="grid overflow-hidden rounded-control border border-ink bg-paper-0 md:grid-cols-2">
        {cells
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div
              key={term}
              className="-mb-px border-b border-rule px-4 py-3 md:odd:last:col-span-2 md:odd:not-last:border-r"
            >
              <dt className="text-1 text-ink-2">{term}</dt>
              <dd className="font-display text-3 break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
