'use client';

import { useState } from 'react';
import { useCartActions } from '@/components/cart/use-cart-actions';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import { quantityLimit } from '@/lib/features/cart/quantity-limit';
import { WishlistButton } from './wishlist-button';

interface ProductPurchaseProps {
  productId: number;
  productName: string;
  stock: number | null;
}

export function ProductPurchase({ productId, productName, stock }: ProductPurchaseProps) {
  const [quantity, setQuantity] = useState(1);
  const { add, isAdding } = useCartActions();
  const isSoldOut = stock === 0;
  const most = quantityLimit(stock);
  return (
    <div className="flex gap-3 max-md:mt-1 md:mt-4">
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
      <WishlistButton
        productId={productId}
        productName={productName}
        className="max-md:absolute max-md:top-2 max-md:right-2 md:size-12 md:border md:border-edge"
      />
    </div>
  );
}
