import type { ServiceContext } from '../../../context.ts';
import { invalid } from '../../../errors.ts';
import { linesOfProducts, type CartLine } from '../../cart/cart-lines.ts';

export interface WantedLine {
  productId: number;
  quantity: number;
}

/** Returns products as order lines at current prices. 400 if a product is unknown. */
export async function readProductLines(
  { db }: ServiceContext,
  wanted: readonly WantedLine[],
): Promise<CartLine[]> {
  const lines = await linesOfProducts(db, { wanted: JSON.stringify(wanted) });
  if (lines.length < wanted.length) throw invalid({ lines: ['A product was not found'] });
  return lines;
}
