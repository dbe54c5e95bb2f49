'use client';

import { useShop } from '@/lib/features/shop-profile/shop-context';

export function DemoBar({ className }: { className: string }) {
  if (!useShop().has_demo) return null;
  return (
    <p className={`site-chrome demo-bar ${className}`}>
      <span className="frame block">
        Demo shop. Products and people are fictional. No payments are taken.
      </span>
    </p>
  );
}
