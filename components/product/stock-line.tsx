'use client';

import { useShownSize } from './shown-size';

const fewLeft = 10;

export function StockLine(own: { stock: number | null }) {
  const { stock } = useShownSize().shown ?? own;
  const isSoldOut = stock === 0;
  return (
    <span className={`font-semibold ${isSoldOut ? 'text-clay' : 'text-leaf-7'}`}>
      {isSoldOut
        ? 'Out of stock'
        : stock !== null && stock <= fewLeft
          ? `Only ${stock} left in stock`
          : 'In stock'}
    </span>
  );
}
