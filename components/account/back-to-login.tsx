import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

export function BackToLogin() {
  return (
    <p className="mt-4">
      <Link href={routes.login()} className={`${linkClass} inline-flex min-h-11 items-center`}>
        Back to login
      </Link>
    </p>
  );
}
