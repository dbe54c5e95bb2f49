import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

/** For an account that logs in by OTP: the link of a reset sets its first password. */
export function SetFirstPassword({ email }: { email: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-4">
      <p className="max-w-[46ch] text-1 text-ink-2">
        You log in with your mobile number and don’t have a password.{' '}
        {email === '' && 'To set a password, add your email first.'}
      </p>
      {email !== '' && (
        <Link href={routes.resetPassword} className={buttonClass('second', 'card')}>
          Set a password
        </Link>
      )}
    </div>
  );
}
