'use client';

import { Stepper } from '@/components/ui/stepper';
import { quantityLimit } from '@/lib/features/cart/quantity-limit';
import { useCart } from '@/lib/features/cart/use-cart';
import { useCartActions } from '@/components/cart/use-cart-actions';

interface CardPurchaseProps {
  productId: number;
  productName: string;
  stock: number | null;
}

export function CardPurchase({ productId, productName, stock }: CardPurchaseProps) {
  const item = useCart().data?.data.find((line) => line.product_id === productId);
  const { add, change, isAdding } = useCartActions();

  if (stock === 0 && !item) {
    return <span className="card-sold-out">Sold out</span>;
  }
  if (item) {
    return (
      <Stepper
        label={`Quantity of ${productName}`}
        value={item.quantity}
        most={quantityLimit(item.available_quantity)}
        onChange={(quantity) => change(item.id, quantity)}
        isSmall
      />
    );
  }
  return (
    <button
      type="button"
      aria-busy={isAdding}
      disabled={isAdding}
      aria-label={`Add ${productName} to cart`}
      onClick={() => add(productId, 1)}
      className="card-add"
    >
      {isAdding ? 'Adding' : 'Add'}
    </button>
  );
}
