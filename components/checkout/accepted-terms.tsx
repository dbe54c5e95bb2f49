import { IfOpen } from '@/components/layout/if-open';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

const linkClass = 'underline underline-offset-4 hover:text-ink';

export function AcceptedTerms() {
  return (
    <p className="mt-4 max-w-[66ch] text-1 text-ink-2">
      By placing this order, you agree to our{' '}
      <IfOpen path={routes.terms} otherwise="Terms">
        <Link href={routes.terms} target="_blank" prefetch={false} className={linkClass}>
          Terms
        </Link>
      </IfOpen>{' '}
      and{' '}
      <IfOpen path={routes.returnPolicy} otherwise="Return and Refund Policy">
        <Link href={routes.returnPolicy} target="_blank" prefetch={false} className={linkClass}>
          Return and Refund Policy
        </Link>
      </IfOpen>
      .
    </p>
  );
}
