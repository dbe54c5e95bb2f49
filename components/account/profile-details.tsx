import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Profile } from '@/lib/contract/profile';
import { formatMobile } from '@/lib/contract/format-mobile';
import { routes } from '@/lib/platform/routes';
import '@/components/ui/facts.css';

import { DownloadData } from './download-data';
import { ProfilePicture } from './profile-picture';
import { DeactivateAccount } from './deactivate-account';
import { LogOutEverywhere } from './log-out-everywhere';
import { SetFirstPassword } from './set-first-password';
import { AddEmail } from './add-email';
import { ConfirmEmail } from './confirm-email';
import { ConfirmNumber } from './confirm-number';
import { ProofRow } from './proof-row';

export function ProfileDetails({ profile }: { profile: Profile }) {
  const cells: [term: string, value: string, isConfirmed?: boolean | undefined][] = [
    ['Name', `${profile.first_name} ${profile.last_name}`.trim()],
    ['Email', profile.email, profile.email_confirmed],
    ['Mobile number', formatMobile(profile.mobile_no), profile.mobile_confirmed],
    ['Company', profile.company],
    ['Email updates', profile.is_subscribed ? 'Subscribed' : 'Not subscribed'],
  ];
  const known = cells.filter(([, value]) => value);
  return (
    <section aria-labelledby="details-head">
      <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="details-head" className="font-display text-4 font-medium">
          Details
        </h2>
        <Link href={routes.editProfile} className={buttonClass('second', 'card')}>
          Edit details
        </Link>
      </div>
      <ProfilePicture profile={profile} />
      <div className="label-frame bg-paper-0">
        <dl className="max-md:grid-cols-1!">
          {known.map(([term, value, isConfirmed], index) => (
            <div
              key={term}
              data-wide={(index === known.length - 1 && index % 2 === 0) || undefined}
            >
              <dt>{term}</dt>
              <dd className="break-words">
                {value}
                {isConfirmed !== undefined && (
                  <span className="block text-1 text-ink-2">
                    {isConfirmed ? 'Verified' : 'Not verified'}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ContactProofs profile={profile} />
      <DownloadData />
      <AccountSafety profile={profile} />
    </section>
  );
}

function AccountSafety({ profile }: { profile: Profile }) {
  return (
    <>
      {profile.has_password === false ? (
        <SetFirstPassword email={profile.email} />
      ) : (
        <ChangePasswordRow />
      )}
      <LogOutEverywhere />
      <DeactivateAccount />
    </>
  );
}

function ChangePasswordRow() {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-4">
      <p className="max-w-[46ch] text-1 text-ink-2">
        Changing your password will log you out on all devices.
      </p>
      <Link
        href={routes.updatePassword}
        className={`${buttonClass('quiet')} -ml-6 md:ml-0 md:px-0`}
      >
        Change password
      </Link>
    </div>
  );
}

function ContactProofs({ profile }: { profile: Profile }) {
  const { email, email_confirmed, mobile_no, mobile_confirmed } = profile;
  return (
    <>
      {email === '' && <AddEmail />}
      {email !== '' && email_confirmed === false && <ConfirmEmail email={email} />}
      {mobile_no === '' && (
        <ProofRow text="There’s no mobile number on your account.">
          <Link href={routes.editProfile} className={buttonClass('second', 'card')}>
            Add number
          </Link>
        </ProofRow>
      )}
      {mobile_no !== '' && mobile_confirmed === false && <ConfirmNumber mobile={mobile_no} />}
    </>
  );
}
