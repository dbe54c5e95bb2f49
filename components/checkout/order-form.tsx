import { PostForm } from '@/components/form/post-form';
import type { Cart } from '@/lib/contract/cart';
import type { OrderTotals } from '@/lib/contract/order';
import { formAddress } from '@/lib/platform/form-posts/form-address';

/** Form id, for the `form` attribute of fields in other parts of the checkout. */
export const orderForm = 'place-order';

interface OrderFormProps {
  cart: Cart;
  /** Of an order in cash: without scripts, others cannot be placed. */
  amounts: OrderTotals;
  orderKey: string;
  giftMessage: string | undefined;
  onPlace: () => void;
}

export function OrderForm({ cart, amounts, orderKey, giftMessage, onPlace }: OrderFormProps) {
  const fields = {
    key: orderKey,
    udf2: amounts.shipping_amt,
    udf3: amounts.gst_amt,
    discount_amt: amounts.discount_amt,
    order_total: amounts.amount,
    amount: amounts.amount,
    udf4: cart.voucher_code,
    udf5: giftMessage,
  };
  return (
    <PostForm hidden action={formAddress('place-order')} id={orderForm} onPost={onPlace}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
    </PostForm>
  );
}
