import { nullIfNotFound } from '../../api/call-errors';
import { readOptional, readStore } from '../../api/server';
import type { Product } from '../../contract/product';
import { listReviews, type ReviewListing } from '../../contract/review';
import { starCounts, type StarCount } from './star-counts';

const reviewTags = (productId: number) => [`product:${productId}`, 'catalogue'];

/** Returns all reviews of a product, newest first; null if its id is unknown. */
export function findReviews(productId: number): Promise<ReviewListing | null> {
  const options = { params: { productId }, tags: reviewTags(productId) };
  return readStore(listReviews, options).catch(nullIfNotFound);
}

/** Counts the reviews of a product by stars; empty if there are none or they cannot be read. */
export async function readStarCounts({
  id,
  review_count: count,
}: Pick<Product, 'id' | 'review_count'>): Promise<StarCount[]> {
  if (count === 0) return [];
  const options = { params: { productId: id }, tags: reviewTags(id) };
  const listing = await readOptional(listReviews, options, null);
  return listing ? starCounts(listing.reviews) : [];
}
