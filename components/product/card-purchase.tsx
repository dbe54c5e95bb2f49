import { PostForm } from '@/components/form/post-form';
import { Stepper } from '@/components/ui/stepper';
import { quantityLimit } from '@/lib/features/cart/line-trouble';
import { useCart } from '@/lib/features/cart/use-cart';
import { useCartActions } from '@/components/cart/use-cart-actions';
import { formAddress } from '@/lib/platform/form-posts/form-address';

interface CardPurchaseProps {
  productId: number;
  productName: string;
  stock: number | null;
}

export function CardPurchase({ productId, productName, stock }: CardPurchaseProps) {
  const item = useCart().data?.data.find((line) => line.product_id === productId);
  const { add, change, isAdding } = useCartActions();

  if (stock === 0 && !item) {
    return <span className="card-sold-out">Out of stock</span>;
  }
  if (item) {
    return (
      <Stepper
        label={`Quantity of ${productName}`}
        value={item.quantity}
        max={quantityLimit(item.available_quantity)}
        onChange={(quantity) => change(item.id, quantity)}
        isSmall
      />
    );
  }
  return (
    <PostForm
      action={formAddress('add-to-cart')}
      onPost={() => void add(productId, 1)}
      className="flex flex-col"
    >
      <button
        name="pid"
        value={productId}
        aria-busy={isAdding}
        disabled={isAdding}
        aria-label={`Add ${productName} to cart`}
        className="card-add"
      >
        {isAdding ? 'Adding' : 'Add'}
      </button>
    </PostForm>
  );
}
