'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import { useCartActions } from '@/components/cart/use-cart-actions';
import { PostForm } from '@/components/form/post-form';
import { markWhileAway } from '@/components/layout/mark-while-away';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import { quantityLimit } from '@/lib/features/cart/line-trouble';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { useShownSize } from './shown-size';
import { WishlistButton } from './wishlist-button';

type Quantity = readonly [quantity: number, setQuantity: (quantity: number) => void];

const QuantityContext = createContext<Quantity>([1, () => undefined]);

/** The article of a product: its buy buttons share one quantity. */
export function PurchaseQuantity({ children }: { children: ReactNode }) {
  return (
    <QuantityContext value={useState(1)}>
      <article>{children}</article>
    </QuantityContext>
  );
}

interface QuantityStepperProps {
  stock: number | null;
  className?: string;
}

export function QuantityStepper({ stock, className }: QuantityStepperProps) {
  const [quantity, setQuantity] = use(QuantityContext);
  const maxQuantity = quantityLimit(stock);
  return (
    <Stepper
      label="Quantity"
      value={Math.min(quantity, maxQuantity)}
      max={maxQuantity}
      onChange={setQuantity}
      className={className}
    />
  );
}

export function ProductPurchase(props: { productId: number; name: string; stock: number | null }) {
  const { productId, name, stock } = useShownSize().shown ?? props;
  const [quantity] = use(QuantityContext);
  const { add, isAdding } = useCartActions();
  const isSoldOut = stock === 0;
  const maxQuantity = quantityLimit(stock);
  return (
    <div ref={markWhileAway} className="flex flex-wrap gap-3 max-md:mt-1 md:mt-4">
      <PostForm
        id="buy"
        action={formAddress('add-to-cart')}
        onPost={() => {
          if (!isAdding) void add(productId, Math.min(quantity, maxQuantity));
        }}
        className="contents"
      >
        {!isSoldOut && <QuantityStepper stock={stock} />}
        <Button
          type="submit"
          name="pid"
          value={productId}
          className="flex-1"
          disabled={isSoldOut}
          busyText={isAdding ? 'Adding' : undefined}
        >
          {isSoldOut ? 'Out of stock' : 'Add to cart'}
        </Button>
      </PostForm>
      <WishlistButton
        productId={productId}
        productName={name}
        className="max-md:absolute max-md:top-2 max-md:right-2 md:size-12 md:border md:border-edge"
      />
    </div>
  );
}
