import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Profile } from '@/lib/contract/profile';
import { routes } from '@/lib/platform/routes';
import { DeactivateAccount } from './deactivate-account';
import { LogOutEverywhere } from './log-out-everywhere';
import { SetFirstPassword } from './set-first-password';

export function AccountSafety({ profile }: { profile: Profile }) {
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
        Changing the password logs you out on every device.
      </p>
      <Link href={routes.updatePassword} className={`${buttonClass('quiet')} -ml-6 md:ml-0`}>
        Change password
      </Link>
    </div>
  );
}
