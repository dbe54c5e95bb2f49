/* Cart arithmetic. All amounts are whole paise, GST included in every price. */

export interface PricedLine {
  /** Charged unit price. */
  price: number;
  /** MRP per unit. */
  basePrice: number;
  /** In hundredths of a percent: 500 is 5 %. */
  gstRate: number;
  quantity: number;
  /** Left out: price × quantity. The share of a part in the price of its combo may differ. */
  total?: number;
}

/** Price of all pieces of a line, in paise. */
export const lineTotal = ({
  price,
  quantity,
  total,
}: Pick<PricedLine, 'price' | 'quantity' | 'total'>): number => total ?? price * quantity;

/** Coupon discount in paise, and the lines it applies to: all lines if left out. */
export interface Discount {
  amount: number;
  bears?: readonly boolean[];
}

interface LineTotals {
  total: number;
  /** Share of this line in the discount. */
  discount: number;
  /** GST contained in total - discount. */
  gst: number;
  gstRate: number;
}

export interface Totals {
  total: number;
  /** At most `total`. */
  discount: number;
  /** total - discount: price of the goods. */
  goods: number;
  /** GST contained in `goods`; must not be added. */
  gst: number;
  /** Part of `goods` paid by the gift voucher. */
  giftVoucher: number;
  /** goods - giftVoucher, shipping not included. */
  finalTotal: number;
  /** Pieces. */
  counter: number;
  /** Price of the same goods at MRP. */
  atMrp: number;
  /** One entry per line, in the same order. */
  lines: LineTotals[];
}

/**
 * Computes the totals of a cart. The discount is distributed over its lines in proportion to their
 * totals and makes no line negative; GST is computed after the discount. `stored` is the gift
 * voucher balance: a means of payment, so it does not change discount and GST. `listed`: the lines
 * as a cart lists them, where combos are one line; pieces and MRP are counted there.
 */
export function calculateTotals(
  lines: readonly PricedLine[],
  { amount, bears }: Discount = { amount: 0 },
  stored = 0,
  listed: readonly PricedLine[] = lines,
): Totals {
  const lineTotals = lines.map(lineTotal);
  const shares = spread(
    amount,
    lineTotals.map((total, i) => (bears?.[i] === false ? 0 : total)),
  );
  const worked = lines.map((line, i) => {
    const total = lineTotals[i] ?? 0;
    const share = shares[i] ?? 0;
    const { gstRate } = line;
    return { total, discount: share, gst: gstContained(total - share, gstRate), gstRate };
  });
  const total = sum(lineTotals);
  const taken = sum(shares);
  const goods = total - taken;
  const giftVoucher = Math.min(stored, goods);
  return {
    total,
    discount: taken,
    goods,
    gst: sum(worked.map((line) => line.gst)),
    giftVoucher,
    finalTotal: goods - giftVoucher,
    counter: sum(listed.map((line) => line.quantity)),
    atMrp: sum(listed.map((line) => line.basePrice * line.quantity)),
    lines: worked,
  };
}

/**
 * Takes a further discount off the goods: spread over the lines in proportion to what they cost
 * after the first one, before GST is computed. The gift voucher (`stored`: its balance) pays the
 * rest.
 */
export function takeOff(totals: Totals, amount: number, stored = 0): Totals {
  if (amount === 0) return totals;
  const shares = spread(
    amount,
    totals.lines.map(({ total, discount }) => total - discount),
  );
  const lines = totals.lines.map((line, i) => {
    const discount = line.discount + (shares[i] ?? 0);
    return { ...line, discount, gst: gstContained(line.total - discount, line.gstRate) };
  });
  const taken = sum(shares);
  const goods = totals.goods - taken;
  const giftVoucher = Math.min(stored, goods);
  return {
    ...totals,
    discount: totals.discount + taken,
    goods,
    gst: sum(lines.map(({ gst }) => gst)),
    giftVoucher,
    finalTotal: goods - giftVoucher,
    lines,
  };
}

/**
 * GST contained in an amount that includes it, rounded half up; `rate` in hundredths of a percent.
 */
export function gstContained(amount: number, rate: number): number {
  return shareHalfUp(amount, rate, 10_000 + rate);
}

/** Distributes `amount` over `parts`, as `apportion` does; at most the sum of the parts. */
export const spread = (amount: number, parts: readonly number[]): number[] =>
  apportion(Math.min(Math.max(amount, 0), sum(parts)), parts);

/**
 * Distributes `amount` in proportion to `weights` (largest remainder method): rounded down, then
 * one paisa more for those with the largest remainders. Nothing where all weights are 0.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (amount === 0 || total === 0) return weights.map(() => 0);
  // BigInt: paise times paise exceed the safe integers of a double.
  const products = weights.map((weight) => BigInt(weight) * BigInt(amount));
  const shares = products.map((product) => Number(product / BigInt(total)));
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % BigInt(total) }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const left = amount - sum(shares);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Returns a fraction of an amount, rounded half up. */
export function shareHalfUp(amount: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(doubled / (2n * BigInt(denominator)));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
