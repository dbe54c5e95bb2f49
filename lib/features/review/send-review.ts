import { send } from '../../api/browser';
import type { AnswerOf } from '../../contract/endpoint';
import { writeReview, type ReviewInput } from '../../contract/review';

/** Writes the customer's review of a product; replaces an earlier one. Throws ApiError. */
export const sendReview = (
  productId: number,
  review: ReviewInput,
): Promise<AnswerOf<typeof writeReview>> =>
  send(writeReview, { params: { id: productId }, body: review });
