import type { NewOrderInput } from '../../../../../contract/staff-order-new.ts';
import type { ServiceContext } from '../../../../context.ts';
import { priceLines } from '../../../cart/price-lines.ts';
import { findCoupon } from '../../../coupon/find-coupon.ts';
import type { Delivery } from '../order-amounts.ts';
import { forDelivery, type PricedCart } from '../price-cart.ts';
import { readProductLines } from '../read-product-lines.ts';

type Rows = Pick<NewOrderInput, 'lines' | 'coupon_code'>;

/** Prices rows that staff enter, as `priceCart` does a cart. */
export async function priceRows(
  context: ServiceContext,
  /** Undefined: a customer without an account. */
  customerId: number | undefined,
  { lines, coupon_code: code }: Rows,
  delivery: Delivery,
): Promise<PricedCart> {
  const rows = await readProductLines(
    context,
    lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
  );
  const coupon = code
    ? { code, found: await findCoupon(context, customerId ?? 0, code) }
    : undefined;
  return forDelivery(context, await priceLines(context, rows, { coupon }), delivery);
}
