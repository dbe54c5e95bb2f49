'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import { CartCount } from './header-counters';
import { menuId } from './menu-button';

/** Without scripts the link leads to the links of the footer. */
function openMenu(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(menuId)?.click();
}

export function NavBar() {
  const pathname = usePathname();
  const linkTo = (href: string) => ({
    href,
    'aria-current': pathname === href ? ('page' as const) : undefined,
  });
  return (
    <nav aria-label="Quick links" className="nav-bar">
      <Link {...linkTo(routes.home)}>
        <i aria-hidden className="icon icon-house" />
        <span>Home</span>
      </Link>
      <a href="#site-links" onClick={openMenu}>
        <i aria-hidden className="icon icon-menu" />
        <span>Categories</span>
      </a>
      <label htmlFor="search">
        <i aria-hidden className="icon icon-search" />
        <span>Search</span>
      </label>
      <Link {...linkTo(routes.cart)}>
        <i aria-hidden className="icon icon-bag" />
        <span>Cart</span>
        <CartCount />
      </Link>
      <Link {...linkTo(routes.profile)}>
        <i aria-hidden className="icon icon-person" />
        <span>Account</span>
      </Link>
    </nav>
  );
}
