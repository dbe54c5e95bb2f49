import { array, number, object, string, type InferType } from 'yup';
import { anyone, customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { groupDigits } from './group-digits.ts';
import { amount, count, id, line, moment, text, textOrNull, yesNo } from './rules.ts';
import { storeRules } from './store-rules.ts';

/** Paths of a picture by the customer, in full and as a small square. */
export const reviewPicture = object({ path: text(), thumbnail: text() });
export type ReviewPicture = InferType<typeof reviewPicture>;

export const review = object({
  id: count(),
  name: text(),
  rating: number().integer().min(1).max(5).required(),
  review: text(),
  published_at: moment(),
  is_verified_buyer: yesNo(),
  /** To others only after staff have approved the review; missing where there are none. */
  pictures: array(reviewPicture.required()).optional(),
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

export const listReviews = anyone.get(
  '/rating_review/{productId}/',
  'List all reviews of a product, newest first',
  { answer: reviewListing },
);

export const maxReviewLength = 4_000;

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
  review: string()
    .trim()
    .max(maxReviewLength, `Use at most ${groupDigits(maxReviewLength)} characters`)
    .default(''),
});
export type ReviewInput = InferType<typeof reviewInput>;

export const writeReview = customer.post(
  '/rating_review/{id}/',
  'Review a product; a new review replaces the customer’s earlier one',
  {
    body: reviewInput,
    answer: success.shape({ data: review.optional().default(undefined) }),
    successStatus: 201,
  },
);

export const getMyReview = customer.get(
  '/rating_review/{productId}/mine/',
  'Get the customer’s own review of a product; null if there is none',
  {
    answer: success.shape({
      data: review.nullable().defined(),
      /** Whether `changeReviewPictures` is offered. */
      takes_pictures: yesNo().optional(),
    }),
    standIn: 'an empty review form',
  },
);

export const reviewPicturesField = 'pictures';

const tooManyPictures = `Choose up to ${storeRules.picturesPerReview} pictures`;

export const changeReviewPictures = customer.post(
  '/rating_review/{productId}/pictures/',
  `Set the pictures of the customer’s own review, up to ${storeRules.picturesPerReview}; they are shown once staff approve them`,
  {
    body: object({
      /** Paths of the present pictures that stay; as JSON text in a multipart form. */
      keep: array(text().max(200))
        .json()
        .typeError('Must be a list of paths')
        .max(storeRules.picturesPerReview, tooManyPictures)
        .default([]),
    }),
    files: { [reviewPicturesField]: storeRules.picturesPerReview },
    answer: success.shape({ data: review.required(), message: text() }),
    standIn: 'a form without pictures',
  },
);
