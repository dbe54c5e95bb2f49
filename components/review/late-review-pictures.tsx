'use client';

import { Activity, lazy, type ComponentType } from 'react';
import type { ReviewPicturesProps } from './review-pictures';

/* Lazy chunk: the server sends the markup, whose links work without it. */
const ReviewPictures = lazy<ComponentType<ReviewPicturesProps>>(() =>
  import('./review-pictures').then(
    (module) => ({ default: module.ReviewPictures }),
    () => ({ default: () => null }),
  ),
);

export function LateReviewPictures(props: ReviewPicturesProps) {
  return (
    <Activity>
      <ReviewPictures {...props} />
    </Activity>
  );
}
