'use client';

import { useShownSize } from './shown-size';

const fewLeft = 10;

export function StockLine({ className, ...own }: { stock: number | null; className: string }) {
  const { stock } = useShownSize().shown ?? own;
  const isSoldOut = stock === 0;
  return (
    <p className={`text-1 font-semibold ${isSoldOut ? 'text-clay' : 'text-leaf-7'} ${className}`}>
      {isSoldOut
        ? 'Out of stock'
        : stock !== null && stock <= fewLeft
          ? `Only ${stock} left in stock`
          : 'In stock'}
    </p>
  );
}
