'use client';

import { useState } from 'react';
import { useCartActions } from '@/components/cart/use-cart-actions';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import { quantityLimit } from '@/lib/cart/quantity-limit';
import { WishHeart } from './wish-heart';

interface ProductPurchaseProps {
  productId: number;
  productName: string;
  stock: number | null;
}

const fewLeft = 10;

/** How many, and into the cart. The stepper is hidden where nothing is left (spec section 5). */
export function ProductPurchase({ productId, productName, stock }: ProductPurchaseProps) {
  const [quantity, setQuantity] = useState(1);
  const { add, isAdding } = useCartActions();
  const isSoldOut = stock === 0;
  const most = quantityLimit(stock);
  return (
    <div className="mt-4">
      <div className="flex gap-3">
        {!isSoldOut && (
          <Stepper
            label="Quantity"
            value={Math.min(quantity, most)}
            most={most}
            onChange={setQuantity}
          />
        )}
        <Button
          className="flex-1"
          disabled={isSoldOut}
          busyText={isAdding ? 'Adding' : undefined}
          onClick={() => add(productId, Math.min(quantity, most))}
        >
          {isSoldOut ? 'Sold out' : 'Add to cart'}
        </Button>
        <WishHeart
          productId={productId}
          productName={productName}
          className="size-12! border border-edge"
        />
      </div>
      <p className={`mt-2 text-1 font-semibold ${isSoldOut ? 'text-clay' : 'text-leaf-7'}`}>
        {isSoldOut
          ? 'Sold out for now'
          : stock !== null && stock <= fewLeft
            ? `In stock, only ${stock} left`
            : 'In stock'}
      </p>
    </div>
  );
}
