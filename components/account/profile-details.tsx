import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { WithoutScripts } from '@/components/ui/without-scripts';
import type { Profile } from '@/lib/contract/profile';
import { formatMobile } from '@/lib/contract/format-mobile';
import { routes } from '@/lib/platform/routes';
import '@/components/ui/facts.css';

import { AccountRow } from './account-row';
import { DownloadData } from './download-data';
import { ProfilePicture } from './profile-picture';
import { DeactivateAccount } from './deactivate-account';
import { LogOutEverywhere } from './log-out-everywhere';
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
    ['Email updates', profile.email && (profile.is_subscribed ? 'Subscribed' : 'Not subscribed')],
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
      <WithoutScripts to="change anything here" className="mb-3" />
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
      <ProfilePicture profile={profile} />
      <AccountRows profile={profile} />
    </section>
  );
}

function AccountRows({ profile }: { profile: Profile }) {
  return (
    <section aria-labelledby="account-head" className="mt-10">
      <h2 id="account-head" className="mb-3 font-display text-4 font-medium">
        Account
      </h2>
      <ul className="border-t border-ink">
        <PasswordRow profile={profile} />
        <DownloadData />
        <LogOutEverywhere />
        <DeactivateAccount isMember={profile.is_sose_elite_user} />
      </ul>
    </section>
  );
}

/** The link of a reset sets the first password of an account that logs in by OTP. */
function PasswordRow({ profile: { has_password: hasPassword, email } }: { profile: Profile }) {
  if (hasPassword !== false) {
    return (
      <AccountRow
        title="Change password"
        help="Changing your password will log you out on all devices."
        href={routes.updatePassword}
      />
    );
  }
  const help = 'You log in with your mobile number and don’t have a password.';
  return email ? (
    <AccountRow title="Set a password" help={help} href={routes.resetPassword} />
  ) : (
    <AccountRow title="Set a password" help={`${help} To set a password, add your email first.`} />
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
