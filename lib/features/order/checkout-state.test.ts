import type { Cart } from '../../contract/cart';
import { memoryStore } from '../../platform/session/safe-storage';
import {
  changedSince,
  checkoutStateKey,
  checkoutStateOf,
  clearCheckoutState,
  keepCheckoutState,
  parseCheckoutState,
} from './checkout-state';

const cart: Cart = {
  status: true,
  data: [],
  voucher_code: 'WELCOME10',
  cart_totals: {
    total: 600,
    discount_amt: 60,
    gst_amt: 25.71,
    final_total: 540,
    cart_counter: 3,
    product_price: 650,
  },
};
const gift = { isGift: true, message: 'For you' };

describe('what the cart hands over to the checkout', () => {
  it('is the amounts, the gift and the voucher', () => {
    const store = memoryStore();
    keepCheckoutState(store, checkoutStateOf(cart, gift, 640, 7));
    expect(parseCheckoutState(store.getItem(checkoutStateKey), 7)).toEqual({
      customerId: 7,
      total: 600,
      discount: 60,
      taxes: 25.71,
      grandTotal: 640,
      isAGift: true,
      giftMessage: 'For you',
      voucherCode: 'WELCOME10',
    });
  });

  it.each([null, '', 'x', '[]', '{}', '{"grandTotal":"640"}'])(
    'is nothing where %s is kept',
    (text) => {
      expect(parseCheckoutState(text, 7)).toBeNull();
    },
  );

  it('is nothing for another customer, and of a guest for whoever logs in', () => {
    const savedText = (customerId: number | null) =>
      JSON.stringify(checkoutStateOf(cart, gift, 640, customerId));
    expect(parseCheckoutState(savedText(8), 7)).toBeNull();
    expect(parseCheckoutState(savedText(null), 7)).toMatchObject({ giftMessage: 'For you' });
  });

  it('is nothing once the order was placed', () => {
    const store = memoryStore();
    keepCheckoutState(store, checkoutStateOf(cart, gift, 640, 7));
    clearCheckoutState(store);
    expect(parseCheckoutState(store.getItem(checkoutStateKey), 7)).toBeNull();
  });

  it('says which amounts of the goods are others by now', () => {
    const state = checkoutStateOf(cart, gift, 640, 7);
    expect(changedSince(state, cart)).toEqual([]);
    const now = { ...cart, cart_totals: { ...cart.cart_totals, total: 660, discount_amt: 0 } };
    expect(changedSince(state, now)).toEqual([
      'Items: ₹600 before, ₹660 now.',
      'Discount: ₹60 before, ₹0 now.',
    ]);
  });
});
