import { DropMenu, menuItemClass } from '@/components/ui/drop-menu';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import type { Person } from '@/lib/platform/session/person';
import { useLeave } from '@/components/account/use-leave';

export function AccountMenu({ person }: { person: Person }) {
  const { leave, isLeaving } = useLeave();
  const links = [
    ...(person.isStaff ? [{ label: 'Dashboard', href: routes.dashboard }] : []),
    { label: 'My profile', href: routes.profile },
    { label: 'My orders', href: routes.orders },
    { label: 'Wishlist', href: routes.wishlist },
  ];

  return (
    <DropMenu
      label={
        <>
          <i aria-hidden className="icon icon-person" />
          <span className="max-w-28 truncate max-lg:sr-only">{person.firstName || 'Account'}</span>
        </>
      }
      summaryClass="head-icon"
      className="max-md:hidden"
      panelClass="right-0 w-52"
    >
      {links.map(({ label, href }) => (
        <Link key={href} href={href} className={menuItemClass}>
          {label}
        </Link>
      ))}
      <button
        type="button"
        onClick={leave}
        disabled={isLeaving}
        className={`${menuItemClass} border-t border-rule`}
      >
        {isLeaving ? 'Logging out' : 'Log out'}
      </button>
    </DropMenu>
  );
}
