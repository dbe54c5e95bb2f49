export interface DraftLine {
  productId: number;
  name: string;
  /** Rupees. */
  price: number;
  /** SKU and stock. */
  note?: string;
  /** As typed. */
  quantity: string;
}

/** Returns typed rows with a quantity of at least `minQuantity`, or an error text. */
export function linesToSend(
  lines: readonly DraftLine[],
  minQuantity: 0 | 1,
): { product_id: number; quantity: number }[] | string {
  const wrong = lines.find(
    ({ quantity }) => !isInteger(quantity) || Number(quantity) < minQuantity,
  );
  if (wrong) return `Enter a whole number as the quantity of ${wrong.name}`;
  return lines.map(({ productId, quantity }) => ({
    product_id: productId,
    quantity: Number(quantity),
  }));
}

const isInteger = (typed: string) => /^\d{1,7}$/.test(typed.trim());

/** Returns a typed delivery fee in rupees, null if empty, or an error text. */
export function shippingToSend(typed: string): number | null | string {
  const text = typed.replace(/[₹,\s]/g, '');
  if (text === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : 'Enter the delivery fee in rupees';
}

/** Adds a product, or one more piece of it. */
export function withProduct(
  lines: readonly DraftLine[],
  product: Omit<DraftLine, 'quantity'>,
): DraftLine[] {
  if (!lines.some(({ productId }) => productId === product.productId)) {
    return [...lines, { ...product, quantity: '1' }];
  }
  return lines.map((line) =>
    line.productId === product.productId
      ? { ...line, quantity: String((Number(line.quantity) || 0) + 1) }
      : line,
  );
}
