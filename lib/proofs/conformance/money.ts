import type { CartTotals } from '../../contract/cart.ts';
import { toPaise } from '../../contract/money.ts';

export const isMoney = (rupees: number) => Math.abs(rupees * 100 - toPaise(rupees)) < 1e-6;

export interface PricedLine {
  quantity: number;
  /** Rupees. */
  price: number;
  mrp: number;
  /** Percent; undefined if the API does not say it. */
  gstRate: number | undefined;
}

/** GST contained in an amount in paise, rounded half up. */
const gstIn = (paise: number, rate: number) =>
  Math.floor((2 * paise * rate + 100 + rate) / (2 * (100 + rate)));

/** Returns each field of cart totals that does not add up to the paisa. */
export function totalsFaults(totals: CartTotals, lines: readonly PricedLine[]): string[] {
  const sum = (value: (line: PricedLine) => number) =>
    lines.reduce((all, line) => all + value(line), 0);
  const total = sum(({ quantity, price }) => quantity * toPaise(price));
  const discount = toPaise(totals.discount_amt);
  const stored = toPaise(totals.gift_voucher_amt ?? 0);
  const wanted: [keyof CartTotals, number][] = [
    ['total', total],
    ['final_total', total - discount - stored],
    ['product_price', sum(({ quantity, mrp }) => quantity * toPaise(mrp))],
  ];
  const hasRates = lines.every(({ gstRate }) => gstRate !== undefined);
  if (hasRates && discount === 0) {
    const gst = sum(({ quantity, price, gstRate = 0 }) =>
      gstIn(quantity * toPaise(price), gstRate),
    );
    wanted.push(['gst_amt', gst]);
  }
  const faults = wanted.flatMap(([name, paise]) => {
    const found = totals[name] ?? 0;
    return isMoney(found) && toPaise(found) === paise
      ? []
      : [`cart_totals.${name}: ${found} in the place of ${paise / 100}`];
  });
  const pieces = sum(({ quantity }) => quantity);
  return totals.cart_counter === pieces
    ? faults
    : [...faults, `cart_totals.cart_counter: ${totals.cart_counter} in the place of ${pieces}`];
}
