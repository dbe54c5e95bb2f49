import Link from 'next/link';
import { site } from '@/lib/site';

export function Logo() {
  return (
    <Link
      href="/"
      aria-label={`${site.name}, home`}
      className="inline-flex items-baseline font-display text-[1.875rem]/10 font-bold tracking-wide text-leaf-9 md:text-[2.25rem]/10"
    >
      {site.name}
      <span aria-hidden className="ml-0.5 size-2.5 rounded-[46%_54%_52%_48%] bg-turmeric" />
    </Link>
  );
}
