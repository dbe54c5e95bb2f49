import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { IfOpen } from './if-open';

/** A link to a page of the shop; only its text if the shop does not have the page. */
export function PageLink({
  href,
  children,
  ...link
}: ComponentProps<typeof Link> & { href: string }) {
  return (
    <IfOpen path={href} otherwise={children}>
      <Link
        href={href}
        prefetch={false}
        className="underline underline-offset-4 hover:text-ink"
        {...link}
      >
        {children}
      </Link>
    </IfOpen>
  );
}
