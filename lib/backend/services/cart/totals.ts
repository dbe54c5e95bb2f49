/* The arithmetic of a cart. All amounts are whole paise, GST included in every price. */

export interface PricedLine {
  /** For one, as charged. */
  price: number;
  /** MRP for one. */
  basePrice: number;
  /** In hundredths of a percent: 500 is 5 %. */
  gstRate: number;
  quantity: number;
}

/** What a promotion takes off, in paise, and which lines bear it: all of them unless told. */
export interface Discount {
  amount: number;
  bears?: readonly boolean[];
}

export interface LineTotals {
  /** price × quantity. */
  total: number;
  /** This line's share of the discount. */
  discount: number;
  /** GST contained in total - discount. */
  gst: number;
}

export interface Totals {
  total: number;
  /** At most the total. */
  discount: number;
  /** total - discount: what the goods cost. */
  goods: number;
  /** GST contained in the goods; not to be added. */
  gst: number;
  /** What stored value pays of the goods. */
  giftVoucher: number;
  /** goods - giftVoucher, shipping not included. */
  finalTotal: number;
  /** Pieces. */
  counter: number;
  /** What the same goods cost at MRP. */
  atMrp: number;
  /** One for each line, in the same order. */
  lines: LineTotals[];
}

/**
 * Works out a cart. A discount is spread over the lines that bear it in
 * proportion and never makes one negative; GST is what is contained after it. `stored` is what lies
 * on a gift voucher: a means of payment, so that it leaves discount and GST as they are.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  { amount, bears }: Discount = { amount: 0 },
  stored = 0,
): Totals {
  const lineTotals = lines.map((line) => line.price * line.quantity);
  const shares = spread(
    amount,
    lineTotals.map((total, i) => (bears?.[i] === false ? 0 : total)),
  );
  const worked = lines.map((line, i) => {
    const total = lineTotals[i] ?? 0;
    const share = shares[i] ?? 0;
    return { total, discount: share, gst: gstContained(total - share, line.gstRate) };
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
    counter: sum(lines.map((line) => line.quantity)),
    atMrp: sum(lines.map((line) => line.basePrice * line.quantity)),
    lines: worked,
  };
}

/** GST contained in an amount that includes it, rounded half up; `rate` in hundredths of a percent. */
export function gstContained(amount: number, rate: number): number {
  return shareHalfUp(amount, rate, 10_000 + rate);
}

/**
 * Spreads `amount` over parts in proportion to them: rounded down, then one paisa more for those
 * with the largest remainders. Takes no more than all of the parts together.
 */
export function spread(amount: number, parts: readonly number[]): number[] {
  const whole = sum(parts);
  const taken = Math.min(Math.max(amount, 0), whole);
  if (taken === 0) return parts.map(() => 0);
  // BigInt, because paise times paise soon leave the whole numbers that a double can hold.
  const products = parts.map((part) => BigInt(part) * BigInt(taken));
  const shares = products.map((product) => Number(product / BigInt(whole)));
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % BigInt(whole) }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const left = taken - sum(shares);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** A fraction of an amount, rounded half up. */
export function shareHalfUp(amount: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(doubled / (2n * BigInt(denominator)));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
