import { PageLink } from '@/components/layout/page-link';
import { routes } from '@/lib/platform/routes';

export function TermsLinks() {
  return (
    <>
      our <PageLink href={routes.terms}>Terms</PageLink> and{' '}
      <PageLink href={routes.privacyPolicy}>Privacy Policy</PageLink>
    </>
  );
}
