import { IfOpen } from '@/components/layout/if-open';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

export function DataUseNote() {
  return (
    <p className="text-1 text-ink-2">
      We use your details to answer your enquiry and delete them after 2 years.
      <IfOpen path={routes.privacyPolicy}>
        {' '}
        Read our{' '}
        <Link href={routes.privacyPolicy} target="_blank" className={linkClass}>
          Privacy Policy
        </Link>
        .
      </IfOpen>
    </p>
  );
}
