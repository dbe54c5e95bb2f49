import type { Basket, Product, State } from './state.ts';

const defaultMaxUnits = 20;

export const toRupees = (paise: number) => paise / 100;
export const findMaxUnits = ({ stock }: Product) => stock ?? defaultMaxUnits;

/** GST contained in an amount that includes it, in paise, rounded half up. */
const gstIn = (amount: number, rate: number) =>
  Math.floor((2 * amount * rate + 100 + rate) / (2 * (100 + rate)));

export const picturePath = '/files/jar.png';

export function listLines(state: State, basket: Basket) {
  return basket.lines.flatMap((line) => {
    const product = state.products.find(({ id }) => id === line.productId);
    return product ? [{ ...line, product, total: product.price * line.quantity }] : [];
  });
}

/** Totals of a cart in paise. */
export function calculateTotals(state: State, basket: Basket) {
  const lines = listLines(state, basket);
  const sum = (value: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + value(line), 0);
  return {
    total: sum(({ total }) => total),
    gst: sum(({ total, product }) => gstIn(total, product.gstRate)),
    atMrp: sum(({ quantity, product }) => product.mrp * quantity),
    pieces: sum(({ quantity }) => quantity),
  };
}

export function cartTotals(state: State, basket: Basket) {
  const { total, gst, atMrp, pieces } = calculateTotals(state, basket);
  return {
    total: toRupees(total),
    discount_amt: 0,
    gst_amt: toRupees(gst),
    final_total: toRupees(total),
    cart_counter: pieces,
    product_price: toRupees(atMrp),
  };
}
