import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, id, line, moment, text, textOrNull, yesNo } from './rules.ts';

export const review = object({
  id: count(),
  name: text(),
  rating: number().integer().min(1).max(5).required(),
  review: text(),
  published_at: moment(),
  is_verified_buyer: yesNo(),
});
export type Review = InferType<typeof review>;

const reviewListing = success.shape({
  product_id: count(),
  product_name: text(),
  product_image: textOrNull(),
  average_rating: amount(),
  review_count: count(),
  reviews: array(review.required()).required(),
});
export type ReviewListing = InferType<typeof reviewListing>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/rating_review/{productId}/',
  caller: 'anyone',
  summary: 'All reviews of a product, newest first',
  answer: reviewListing,
});

/** Rating is required, text is optional; the name comes from the account. */
export const reviewInput = object({
  id: id().optional(),
  name: line(100).optional(),
  rating: number()
    .typeError('Rating is required')
    .required('Rating is required')
    .integer('Rating must be a whole number')
    .min(1, 'Rating must be 1 to 5')
    .max(5, 'Rating must be 1 to 5'),
  review: string().trim().max(4000, 'Please use at most 4000 characters').default(''),
});
export type ReviewInput = InferType<typeof reviewInput>;

export const writeReview = endpoint({
  method: 'POST',
  path: '/rating_review/{id}/',
  caller: 'customer',
  summary: 'Review a product; a second review replaces the first',
  body: reviewInput,
  answer: success.shape({ data: review.optional().default(undefined) }),
  successStatus: 201,
});

export const getMyReview = endpoint({
  method: 'GET',
  path: '/rating_review/{productId}/mine/',
  caller: 'customer',
  summary: "The customer's own review of a product, null where there is none",
  answer: success.shape({ data: review.nullable().defined() }),
});
