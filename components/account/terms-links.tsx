import { IfOpen } from '@/components/layout/if-open';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

const quietLink = 'underline underline-offset-4 hover:text-ink';

export function TermsLinks() {
  return (
    <>
      our{' '}
      <IfOpen path={routes.terms} otherwise="Terms">
        <Link href={routes.terms} prefetch={false} className={quietLink}>
          Terms
        </Link>
      </IfOpen>{' '}
      and{' '}
      <IfOpen path={routes.privacyPolicy} otherwise="Privacy Policy">
        <Link href={routes.privacyPolicy} prefetch={false} className={quietLink}>
          Privacy Policy
        </Link>
      </IfOpen>
    </>
  );
}
