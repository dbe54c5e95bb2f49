import Link from 'next/link';
import { routes } from '@/lib/platform/routes';

const quietLink = 'underline underline-offset-4 hover:text-ink';

export function TermsLinks() {
  return (
    <>
      the{' '}
      <Link href={routes.terms} prefetch={false} className={quietLink}>
        terms
      </Link>{' '}
      and the{' '}
      <Link href={routes.privacyPolicy} prefetch={false} className={quietLink}>
        privacy policy
      </Link>
    </>
  );
}
