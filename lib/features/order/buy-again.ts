import type { OrderLine } from '../../contract/order';

/** What the cart said to a product: taken, or how many could be had, or why not. */
export type CartAnswer = { isAdded: true } | { isAdded: false; available?: number; why: string };

export interface BuyAgainResult {
  /** Pieces that lie in the cart now. */
  pieces: number;
  /** A sentence for each product that is not there as it was ordered. */
  missing: string[];
}

type Line = Pick<OrderLine, 'product_id' | 'product_name' | 'quantity'>;

/**
 * Puts the products of an order into the cart once more, one after the other: as many of each as
 * there are. Goes on where one is sold out; throws where `add` does, for then the cart is not there.
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
      result.missing.push(`Only ${available} of ${quantity} of ${product_name} could be added.`);
    } else {
      result.missing.push(`${product_name} was not added. ${why}.`);
    }
  }
  return result;
}
