import type { OrderLine } from '../../contract/order';

export type CartAnswer = { isAdded: true } | { isAdded: false; available?: number; why: string };

export interface BuyAgainResult {
  /** Pieces now in the cart. */
  pieces: number;
  /** One sentence per product that is not available as ordered. */
  missing: string[];
}

type Line = Pick<OrderLine, 'product_id' | 'product_name' | 'quantity'>;

/**
 * Adds the products of an order to the cart one after the other, each limited to its stock.
 * Continues if one is sold out; throws if `add` throws, because the cart is then unavailable.
 */
export async function buyAgain(
  lines: readonly Line[],
  add: (productId: number, quantity: number) => Promise<CartAnswer>,
): Promise<BuyAgainResult> {
  const result: BuyAgainResult = { pieces: 0, missing: [] };
  for (const { product_id, product_name, quantity } of lines) {
    const answer = await add(product_id, quantity);
    if (answer.isAdded) {
      result.pieces += quantity;
      continue;
    }
    const { available = 0, why } = answer;
    const isSome = available > 0 && available < quantity;
    if (isSome && (await add(product_id, available)).isAdded) {
      result.pieces += available;
      result.missing.push(`${product_name}: only ${available} of ${quantity} added.`);
    } else {
      result.missing.push(`${product_name} wasn’t added. ${why}.`);
    }
  }
  return result;
}
