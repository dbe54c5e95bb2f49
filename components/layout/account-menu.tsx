'use client';

import { User } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { toastError } from '@/components/ui/toast';
import { logOutHere } from '@/lib/session/log-out';
import type { Person } from '@/lib/session/use-session';
import { routes } from '@/lib/routes';

const itemClass = 'flex min-h-11 w-full items-center px-4 hover:bg-paper-2';

/** What a customer does with an account. */
export function AccountMenu({ person }: { person: Person }) {
  const [isLeaving, setIsLeaving] = useState(false);
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

  async function leave() {
    setIsLeaving(true);
    try {
      await logOutHere();
    } catch {
      setIsLeaving(false);
      toastError('Something went wrong', 'You are still logged in. Please try again later!');
    }
  }

  const close = () => {
    if (details.current) details.current.open = false;
  };

  return (
    <details ref={details} className="relative">
      <summary className="flex min-h-11 min-w-11 list-none items-center justify-center gap-2 font-medium">
        <User className="size-5" aria-hidden />
        <span className="max-w-28 truncate max-md:sr-only">{person.firstName}</span>
      </summary>
      <div className="absolute right-0 z-30 mt-1 w-52 border border-edge bg-paper-0 py-1 shadow-above">
        <Link href={routes.profile} onClick={close} className={itemClass}>
          My profile
        </Link>
        <Link href={routes.orders} onClick={close} className={itemClass}>
          My orders
        </Link>
        <Link href={routes.wishlist} onClick={close} className={itemClass}>
          Wishlist
        </Link>
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
