import { IfOpen } from '@/components/layout/if-open';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

const quietLink = 'underline underline-offset-4 hover:text-ink';

export function TermsLinks() {
  return (
    <>
      the{' '}
      <IfOpen path={routes.terms} otherwise="terms">
        <Link href={routes.terms} prefetch={false} className={quietLink}>
          terms
        </Link>
      </IfOpen>{' '}
      and the{' '}
      <IfOpen path={routes.privacyPolicy} otherwise="privacy policy">
        <Link href={routes.privacyPolicy} prefetch={false} className={quietLink}>
          privacy policy
        </Link>
      </IfOpen>
    </>
  );
}
