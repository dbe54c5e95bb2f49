import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { routes } from '@/lib/platform/routes';
import { UpdatePasswordForm } from './update-password-form';

export function UpdatePasswordScreen() {
  return (
    <div className="frame py-8 md:py-10">
      <Breadcrumbs crumbs={[{ label: 'My profile', href: routes.profile }]} />
      <h1 className="mt-3 font-display text-5 font-medium">Change your password</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">You will have to log in again on every device.</p>
      <UpdatePasswordForm />
    </div>
  );
}
