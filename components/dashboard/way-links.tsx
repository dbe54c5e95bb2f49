import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';

interface WayLinksProps {
  ways: readonly { href: string; label: string }[];
}

export function WayLinks({ ways }: WayLinksProps) {
  return ways.map(({ href, label }) => (
    <Link key={href} href={href} prefetch={false} className={`${linkClass} inline-block py-2`}>
      {label}
    </Link>
  ));
}
