import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/routes';
import { DeactivateAccount } from './deactivate-account';

/** The lock of the account, and the way out of it. */
export function AccountSafety() {
  return (
    <section aria-labelledby="safety-head" className="mt-10">
      <h3 id="safety-head" className="mb-2 font-display text-4 font-medium">
        Safety
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3">
        <p className="max-w-[46ch] text-1 text-ink-2">
          A new password ends every login of your account, on all your devices.
        </p>
        <Link href={routes.updatePassword} className={`${buttonClass('quiet')} -ml-6 md:ml-0`}>
          Change password
        </Link>
      </div>
      <DeactivateAccount />
    </section>
  );
}
