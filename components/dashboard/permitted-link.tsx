import Link from 'next/link';
import type { ReactNode } from 'react';

interface PermittedLinkProps {
  href: string;
  isPermitted: boolean;
  children: ReactNode;
  className?: string;
}

/** Without permission, renders only the content. */
export function PermittedLink({ href, isPermitted, children, className }: PermittedLinkProps) {
  return isPermitted ? (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  ) : (
    <div>{children}</div>
  );
}
