'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';

interface IfOpenProps {
  path: string;
  /** Shown if the shop does not have the page. */
  otherwise?: ReactNode;
  children: ReactNode;
}

export function IfOpen({ path, otherwise = null, children }: IfOpenProps) {
  return isOpen(useShop(), path) ? children : otherwise;
}

/** A link to a page of the shop; only its text if the shop does not have the page. */
export function PageLink({
  href,
  children,
  ...link
}: ComponentProps<typeof Link> & { href: string }) {
  return (
    <IfOpen path={href} otherwise={children}>
      <Link href={href} className="underline underline-offset-4 hover:text-ink" {...link}>
        {children}
      </Link>
    </IfOpen>
  );
}
