import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Profile } from '@/lib/contract/profile';
import { routes } from '@/lib/platform/routes';
import { AddEmail } from './add-email';
import { SetFirstPassword } from './set-first-password';
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
          <SetFirstPassword email={profile.email} />
          {profile.email === '' && <AddEmail />}
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
