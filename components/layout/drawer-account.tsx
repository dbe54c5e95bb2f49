'use client';

import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';
import { useLeave } from '@/components/account/use-leave';

export function DrawerAccount() {
  const person = useSession();
  const { leave, isLeaving } = useLeave();
  if (!person) {
    return (
      <Link
        href={routes.login()}
        prefetch={false}
        className={`${buttonClass()} mt-1 w-full justify-center text-2`}
      >
        Log in or sign up
      </Link>
    );
  }
  return (
    <ul className="flex flex-wrap gap-x-5 text-2 font-semibold">
      {person.isStaff && (
        <li>
          <Link href={routes.dashboard} prefetch={false}>
            Dashboard
          </Link>
        </li>
      )}
      <li>
        <Link href={routes.profile}>My profile</Link>
      </li>
      <li>
        <Link href={routes.orders}>My orders</Link>
      </li>
      <li>
        <button type="button" onClick={leave} disabled={isLeaving} className="min-h-11">
          {isLeaving ? 'Logging out' : 'Log out'}
        </button>
      </li>
    </ul>
  );
}
