'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { formatRupees } from '@/lib/format/money';
import '@/components/ui/buy-bar.css';
import { QuantityStepper } from './product-purchase';
import { useShownSize } from './shown-size';

interface BuyBarProps {
  productId: number;
  name: string;
  /** In rupees. */
  price: number;
  stock: number | null;
  /** On desks below the button. */
  children: ReactNode;
}

/*
 * Its button belongs to the form of the page's own one (product-purchase.tsx). It follows the
 * scroll: without scripts there is none.
 */
export function BuyBar({ children, ...props }: BuyBarProps) {
  const { shown } = useShownSize();
  const { productId, name, price, stock } = shown ?? props;
  const isHydrated = useIsHydrated();
  if (!isHydrated || shown?.stock === 0) return null;
  return (
    <aside aria-label="Buy" className="buy-bar">
      <QuantityStepper stock={stock} className="justify-between max-lg:hidden" />
      <button
        form="buy"
        name="pid"
        value={productId}
        aria-label={`Add to cart: ${name}`}
        className={buttonClass()}
      >
        Add to cart
      </button>
      <p>
        <b>{formatRupees(price)}</b>
        <span className="block truncate text-1 text-ink-2">{name}</span>
      </p>
      {children}
    </aside>
  );
}
