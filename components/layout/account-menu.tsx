'use client';

import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import type { Person } from '@/lib/platform/session/person';
import { useLeave } from '@/components/account/use-leave';

const itemClass = 'flex min-h-11 w-full items-center px-4 hover:bg-paper-2';

export function AccountMenu({ person }: { person: Person }) {
  const { leave, isLeaving } = useLeave();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.querySelector('summary')?.focus();
      } else if (element.contains(event.target as Node)) return;
      element.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  const links = [
    ...(person.isStaff ? [{ label: 'Dashboard', href: routes.dashboard }] : []),
    { label: 'My profile', href: routes.profile },
    { label: 'My orders', href: routes.orders },
    { label: 'Wishlist', href: routes.wishlist },
  ];

  return (
    <details ref={details} className="relative max-md:hidden">
      <summary className="head-icon list-none">
        <i aria-hidden className="icon icon-person" />
        <span className="max-w-28 truncate max-lg:sr-only">{person.firstName || 'Account'}</span>
      </summary>
      <div className="absolute right-0 z-30 mt-1 w-52 border border-edge bg-paper-0 py-1 [box-shadow:var(--shadow-above)]">
        {links.map(({ label, href }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            onClick={() => {
              if (details.current) details.current.open = false;
            }}
            className={itemClass}
          >
            {label}
          </Link>
        ))}
        <button
          type="button"
          onClick={leave}
          disabled={isLeaving}
          className={`${itemClass} border-t border-rule`}
        >
          {isLeaving ? 'Logging out' : 'Log out'}
        </button>
      </div>
    </details>
  );
}
