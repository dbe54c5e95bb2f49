import { ApiError } from '../../api/api-error';
import { readStore } from '../../api/server';
import { listReviews, type ReviewListing } from '../../contract/review';

/** Returns all reviews of a product, newest first; null if its id is unknown. */
export async function findReviews(productId: number): Promise<ReviewListing | null> {
  try {
    return await readStore(listReviews, {
      params: { productId },
      tags: [`product:${productId}`, 'catalogue'],
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
