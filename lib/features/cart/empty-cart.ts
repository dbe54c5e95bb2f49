import type { Cart } from '../../contract/cart';

export const emptyCart: Cart = {
  status: true,
  data: [],
  cart_totals: {
    total: 0,
    discount_amt: 0,
    gst_amt: 0,
    final_total: 0,
    cart_counter: 0,
    product_price: 0,
  },
};
