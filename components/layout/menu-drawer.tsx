import { X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { TopCategory } from '@/lib/features/category/menu';
import { openLinks } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { drawerLinks } from '@/lib/platform/site-links';
import { LinkItems } from './link-items';
import { Logo } from './logo';
import { DeliveryLocationButton } from './delivery-location-button';
import { ShopContactLinks } from './shop-contact-links';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';
import { useLeave } from '@/components/account/use-leave';
import { plantAt } from '@/lib/content/category-plants';
import { plantMarks } from '@/lib/content/plants';
import './menu-drawer.css';
import { buttonClass } from '@/components/ui/button-class';

interface MenuDrawerProps {
  categories: TopCategory[];
  onClose: () => void;
}

/** A native modal dialog, so that the page behind it is inert. */
export function MenuDrawer({ categories, onClose }: MenuDrawerProps) {
  const shop = useShop();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    const close = () => element?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  function closeByPress(event: MouseEvent) {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a')) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={(event) => {
        // The nested place dialog closes inside this one; its bubbling event is ignored.
        if (event.target === dialog.current) onClose();
      }}
      onClick={closeByPress}
      className="drawer"
    >
      <div className="flex items-center justify-between border-b border-ink py-1.5 pr-2 pl-4">
        <Logo />
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label="Close"
          className="grid size-11 place-items-center rounded-control hover:bg-paper-2"
        >
          <X className="size-6" strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-[16px] pb-6">
        <nav aria-label="Categories">
          {categories.map((category, position) => (
            <DrawerCategory key={category.id} category={category} position={position} />
          ))}
        </nav>
        <nav aria-label="More" className="mt-4">
          <ul className="drawer-links">
            <LinkItems links={openLinks(shop, drawerLinks)} />
          </ul>
        </nav>
        <ShopContactLinks />
      </div>
      <div className="border-t border-ink bg-paper-2 px-[16px] pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))] text-1">
        <DeliveryLocationButton isShort />
        <DrawerAccount />
      </div>
    </dialog>
  );
}

function DrawerAccount() {
  const person = useSession();
  const { leave, isLeaving } = useLeave();
  if (!person) {
    return (
      <Link href={routes.login()} className={`${buttonClass()} mt-1 w-full justify-center text-2`}>
        Log in or sign up
      </Link>
    );
  }
  return (
    <ul className="flex flex-wrap gap-x-5 text-2 font-semibold">
      {person.isStaff && (
        <li>
          <Link href={routes.dashboard}>Dashboard</Link>
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

function DrawerCategory({ category, position }: { category: TopCategory; position: number }) {
  const { viewBox, paths } = plantMarks[plantAt(position)];
  return (
    <details name="drawer-category">
      <summary>
        <svg viewBox={viewBox} aria-hidden>
          {paths.map((path) => (
            <path key={path} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {category.name}
        <i aria-hidden className="icon icon-chevron" />
      </summary>
      <ul className="drawer-branches">
        <li>
          <Link href={routes.shop({ category })}>
            All {category.count ?? 'products'} in {category.name}
          </Link>
        </li>
        {category.children.map((branch) => (
          <li key={branch.id}>
            <Link href={routes.shop({ category: branch })}>{branch.name}</Link>
            <ul>
              {branch.children.map((leaf) => (
                <li key={leaf.id}>
                  <Link href={routes.shop({ category: leaf })}>{leaf.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
