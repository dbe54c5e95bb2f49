import type { Basket, Product, State } from './state.ts';

const mostWhereUnknown = 20;

export const toRupees = (paise: number) => paise / 100;
export const mostOf = ({ stock }: Product) => stock ?? mostWhereUnknown;

/** GST contained in an amount that includes it, in paise, rounded half up. */
const gstIn = (amount: number, rate: number) =>
  Math.floor((2 * amount * rate + 100 + rate) / (2 * (100 + rate)));

export const picturePath = '/files/jar.png';

export function linesOf(state: State, basket: Basket) {
  return basket.lines.flatMap((line) => {
    const product = state.products.find(({ id }) => id === line.productId);
    return product ? [{ ...line, product, total: product.price * line.quantity }] : [];
  });
}

/** Totals of a cart in paise. */
export function totalsOf(state: State, basket: Basket) {
  const lines = linesOf(state, basket);
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
  const { total, gst, atMrp, pieces } = totalsOf(state, basket);
  return {
    total: toRupees(total),
    discount_amt: 0,
    gst_amt: toRupees(gst),
    final_total: toRupees(total),
    cart_counter: pieces,
    product_price: toRupees(atMrp),
  };
}
