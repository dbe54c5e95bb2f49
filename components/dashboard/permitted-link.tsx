import Link from 'next/link';
import type { ReactNode } from 'react';

interface PermittedLinkProps {
  href: string;
  isPermitted: boolean;
  children: ReactNode;
  className?: string;
}

/** Content alone for staff who may not open the page. */
export function PermittedLink({ href, isPermitted, children, className }: PermittedLinkProps) {
  return isPermitted ? (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  ) : (
    <div>{children}</div>
  );
}
