import { ApiError } from '../../api/api-error';
import { addProduct } from '../cart/use-cart';
import type { CartAnswer } from './buy-again';

/** Adds a product to the cart; returns refusals, throws all other errors. */
export async function addAgain(productId: number, quantity: number): Promise<CartAnswer> {
  try {
    await addProduct(productId, quantity);
    return { isAdded: true };
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
    if (error.status === 404) return { isAdded: false, why: 'We don’t sell it any more' };
    const available = error.body['available_quantity'];
    return {
      isAdded: false,
      ...(typeof available === 'number' && { available }),
      why: error.message,
    };
  }
}
