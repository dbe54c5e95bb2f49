import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Profile } from '@/lib/contract/profile';
import { routes } from '@/lib/platform/routes';
import { AddEmail } from './add-email';
import { UpdatePasswordForm } from './update-password-form';

export function UpdatePasswordScreen({ profile }: { profile: Profile }) {
  const isFirst = profile.has_password === false;
  return (
    <div className="frame py-8 md:py-10">
      <Breadcrumbs crumbs={[{ label: 'My profile', href: routes.profile }]} />
      <h1 className="mt-3 font-display text-5 font-medium">
        {isFirst ? 'Set a password' : 'Change your password'}
      </h1>
      {isFirst ? (
        <>
          <p className="mt-2 mb-5 max-w-[60ch] text-ink-2">
            You log in with your mobile number and don’t have a password.{' '}
            {profile.email === ''
              ? 'To set a password, add your email first.'
              : 'We’ll email you a link to set one.'}
          </p>
          {profile.email === '' ? (
            <AddEmail />
          ) : (
            <Link href={routes.resetPassword} className={buttonClass()}>
              Set a password
            </Link>
          )}
        </>
      ) : (
        <>
          <p className="mt-2 max-w-[60ch] text-ink-2">You’ll be logged out on all devices.</p>
          <UpdatePasswordForm />
        </>
      )}
    </div>
  );
}
