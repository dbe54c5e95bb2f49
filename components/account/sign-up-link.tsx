import { useRouter } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

function cameFrom(): string | undefined {
  const { pathname, search } = window.location;
  if (pathname === routes.home) return undefined;
  if (pathname !== routes.login()) return `${pathname}${search}`;
  return new URLSearchParams(search).get('callbackUrl') ?? undefined;
}

export function SignUpLink({ className }: { className: string }) {
  const router = useRouter();
  return (
    <Link
      href={routes.signup()}
      onNavigate={(event) => {
        event.preventDefault();
        router.push(routes.signup(cameFrom()));
      }}
      className={className}
    >
      Create New Account
    </Link>
  );
}
