import { IfOpen } from '@/components/layout/if-open';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

const linkClass = 'underline underline-offset-4 hover:text-ink';

export function AcceptedTerms() {
  return (
    <p className="mt-4 max-w-[66ch] text-1 text-ink-2">
      By ordering you accept the{' '}
      <IfOpen path={routes.terms} otherwise="terms">
        <Link href={routes.terms} target="_blank" prefetch={false} className={linkClass}>
          terms
        </Link>
      </IfOpen>{' '}
      and the{' '}
      <IfOpen path={routes.returnPolicy} otherwise="return and refund policy">
        <Link href={routes.returnPolicy} target="_blank" prefetch={false} className={linkClass}>
          return and refund policy
        </Link>
      </IfOpen>
      .
    </p>
  );
}
