import type { Profile } from '@/lib/contract/profile';
import { formatMobile } from '@/lib/format/mobile';
import { AccountSafety } from './account-safety';

/** Who the customer is, set like a label. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const cells: [term: string, value: string][] = [
    ['Name', `${profile.first_name} ${profile.last_name}`.trim()],
    ['Email', profile.email],
    ['Mobile number', formatMobile(profile.mobile_no)],
    ['Company', profile.company],
    ['News by email', profile.is_subscribed ? 'Subscribed' : 'Not subscribed'],
  ];
  const known = cells.filter(([, value]) => value);
  return (
    <section aria-labelledby="details-head">
      <h2
        id="details-head"
        className="mb-3 flex min-h-12 items-center font-display text-4 font-medium"
      >
        Details
      </h2>
      <div className="label-frame bg-paper-0">
        <dl className="max-md:grid-cols-1!">
          {known.map(([term, value], place) => (
            <div
              key={term}
              data-wide={(place === known.length - 1 && place % 2 === 0) || undefined}
            >
              <dt>{term}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <AccountSafety />
    </section>
  );
}
