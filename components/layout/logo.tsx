'use client';

import Link from 'next/link';
import { useShop } from '@/lib/shop-profile/shop-context';

export function Logo() {
  const shop = useShop();
  return (
    <Link href="/" aria-label={`${shop.name}, home`} className="logo">
      {shop.name}
      <i aria-hidden className="haldi-dot" />
    </Link>
  );
}
