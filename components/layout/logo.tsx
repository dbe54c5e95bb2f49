import Link from 'next/link';
import { site } from '@/lib/site';

export function Logo() {
  return (
    <Link href="/" aria-label={`${site.name}, home`} className="logo">
      {site.name}
      <i aria-hidden className="haldi-dot" />
    </Link>
  );
}
