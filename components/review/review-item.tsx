'use client';

import { Stars } from '@/components/ui/stars';
import type { Review } from '@/lib/contract/review';
import { Activity, lazy, type ComponentType } from 'react';
import type { ReviewPicturesProps } from './review-pictures';

/* Lazy chunk: the server sends the markup, whose links work without it. */
const ReviewPictures = lazy<ComponentType<ReviewPicturesProps>>(() =>
  import('./review-pictures').then(
    (module) => ({ default: module.ReviewPictures }),
    () => ({ default: () => null }),
  ),
);

function LateReviewPictures(props: ReviewPicturesProps) {
  return (
    <Activity>
      <ReviewPictures {...props} />
    </Activity>
  );
}

export function ReviewItem({ review, day }: { review: Review; day: string }) {
  return (
    <li className="border-t border-rule pt-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars rating={review.rating} />
        <b className="font-semibold">{review.name}</b>
        <time dateTime={review.published_at} className="text-1 text-ink-2">
          {day}
        </time>
      </p>
      {review.is_verified_buyer && <p className="text-1 text-leaf-7">Verified buyer</p>}
      {review.review && <p className="mt-2 max-w-[66ch] whitespace-pre-line">{review.review}</p>}
      {review.pictures && <LateReviewPictures pictures={review.pictures} by={review.name} />}
    </li>
  );
}
