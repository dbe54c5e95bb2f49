import type { Cart, CartItem } from '../../contract/cart';
import { demoShop } from '../../contract/demo-shop';
import * as gate from './checkout-gate';

const findObstacles = (cart: Cart) => gate.findObstacles(cart, demoShop);
const shortOfMinimum = (cart: Cart) => gate.shortOfMinimum(cart, demoShop);

const item: CartItem = {
  id: 1,
  product: 'Lakadong turmeric powder',
  product_id: 7,
  product_image: null,
  quantity: 1,
  selling_price: 299,
  base_price: 340,
  total: 299,
  available_quantity: 5,
  brand_name: 'Aranya',
  sku: 'TU-0214',
  net_quantity: 250,
  unit: 'g',
};

function makeCart(final_total: number, items: CartItem[] = [item]): Cart {
  const cart_totals = {
    total: final_total,
    discount_amt: 0,
    gst_amt: 0,
    final_total,
    cart_counter: items.length,
    product_price: final_total,
  };
  return { status: true, data: items, cart_totals };
}

describe('the way to the checkout', () => {
  it.each([
    [249.99, false],
    [250, true],
    [250.01, true],
  ])('with goods for ₹%d is open: %p', (total, isOpen) => {
    expect(gate.reachesMinimum(makeCart(total), demoShop)).toBe(isOpen);
    expect(findObstacles(makeCart(total))).toEqual(
      isOpen ? [] : ['Minimum order value should be ₹250'],
    );
  });

  it('is open by what the goods cost, whatever a gift voucher pays of them', () => {
    const cart = makeCart(300);
    const paid = { ...cart.cart_totals, gift_voucher_amt: 300, final_total: 0 };
    expect(findObstacles({ ...cart, cart_totals: paid })).toEqual([]);
    const lowered = { ...cart.cart_totals, discount_amt: 60, final_total: 240 };
    expect(shortOfMinimum({ ...cart, cart_totals: lowered })).toBe(10);
  });

  it('is as wide as the shop says, and names its amount', () => {
    const terms = { minimum_order: 300.5 };
    expect(gate.findObstacles(makeCart(300), terms)).toEqual([
      'Minimum order value should be ₹300.50',
    ]);
    expect(gate.shortOfMinimum(makeCart(300), terms)).toBe(0.5);
    expect(gate.findObstacles(makeCart(1), { minimum_order: 0 })).toEqual([]);
  });

  it('is closed for an empty cart', () => {
    expect(findObstacles(makeCart(0, []))).toEqual(['Your cart is empty']);
  });

  it('is closed while a line asks for more than there is', () => {
    const cart = makeCart(598, [{ ...item, quantity: 2, available_quantity: 1 }]);
    expect(findObstacles(cart)).toEqual(['Fix the marked items to continue.']);
  });

  it('names everything that is in the way', () => {
    expect(findObstacles(makeCart(99, [{ ...item, available_quantity: 0 }]))).toHaveLength(2);
  });

  it.each([
    [149.5, 100.5],
    [249.99, 0.01],
    [250, 0],
    [300, 0],
  ])('with goods for ₹%d is ₹%d short', (total, short) => {
    expect(shortOfMinimum(makeCart(total))).toBe(short);
  });
});
