import { send } from '../../api/browser';
import type { AnswerOf } from '../../contract/endpoint';
import {
  changeReviewPictures,
  reviewPicturesField,
  writeReview,
  type ReviewInput,
  type ReviewPicture,
} from '../../contract/review';

/** Writes the customer's review of a product; replaces an earlier one. Throws ApiError. */
export const sendReview = (
  productId: number,
  review: ReviewInput,
): Promise<AnswerOf<typeof writeReview>> =>
  send(writeReview, { params: { id: productId }, body: review });

/** Sets the pictures of the customer's review: those that stay and new ones. Throws ApiError. */
export function sendReviewPictures(
  productId: number,
  keep: readonly ReviewPicture[],
  files: readonly File[],
): Promise<AnswerOf<typeof changeReviewPictures>> {
  const form = new FormData();
  form.set('keep', JSON.stringify(keep.map(({ path }) => path)));
  for (const file of files) form.append(reviewPicturesField, file);
  return send(changeReviewPictures, { params: { productId }, form });
}
