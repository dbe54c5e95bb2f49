import { array, number, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { reviewPicture } from './review.ts';
import { count, countOrNull, line, moment, text, textOrNull, yesNo } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

const staff = staffCalls('customers');

const staffReview = object({
  id: count(),
  product: object({ id: count(), name: text(), slug: text() }).required(),
  /** Null if the reviewer has no account in this store. */
  customer_id: countOrNull(),
  name: text(),
  rating: number().integer().min(1).max(5).required(),
  text: text(),
  is_verified_buyer: yesNo(),
  pictures: array(reviewPicture.required()).required(),
  published_at: moment(),
  /** Null until staff have reviewed it. */
  seen_at: textOrNull(),
  /** Null while it is public. */
  hidden_at: textOrNull(),
  /** Visible to staff only. */
  hidden_reason: text(),
});
export type StaffReview = InferType<typeof staffReview>;

/** Filter: new (not reviewed by staff), shown, hidden; omitted: all. */
const reviewStates = ['new', 'shown', 'hidden'] as const;

export const listStaffReviews = staff.get(
  '/staff/reviews/',
  'List reviews, newest first; search by product, reviewer and text',
  {
    query: staffListQuery(['published_at', 'rating']).shape({
      state: string().oneOf(reviewStates, 'Unknown status').optional(),
      rating: number()
        .typeError('Must be 1 to 5')
        .integer('Must be 1 to 5')
        .min(1, 'Must be 1 to 5')
        .max(5, 'Must be 1 to 5')
        .optional(),
    }),
    answer: staffListAnswer(staffReview),
  },
);

const answer = success.shape({ data: staffReview.required() });

const reviewSeeing = object({
  /** Paths of the pictures that were looked at; 409 if the review has others by now. */
  pictures: array(text().max(200)).max(10).default([]),
});

export const seeReview = staff.post(
  '/staff/reviews/{id}/see/',
  'Approve a review; its pictures are shown',
  { body: reviewSeeing, answer },
);

const reviewHiding = object({
  reason: line(300).required('Enter a reason'),
});

export const hideReview = staff.post(
  '/staff/reviews/{id}/hide/',
  'Hide a review; its rating no longer counts',
  { body: reviewHiding, answer },
);

export const showReview = staff.post(
  '/staff/reviews/{id}/show/',
  'Show a hidden review again, with its pictures',
  { body: reviewSeeing, answer },
);

export const removeReviewPictures = staff.post(
  '/staff/reviews/{id}/remove-pictures/',
  'Delete the pictures of a review; its rating and text stay',
  { body: reviewHiding, answer },
);
