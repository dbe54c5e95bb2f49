import * as calls from '../../contract/review.ts';
import type { Limit } from '../http/rate-limit.ts';
import { notFound } from '../errors.ts';
import { route, type Router } from '../http/route.ts';
import { listReviews, readMyReview } from '../services/review/list-reviews.ts';
import { withPictures } from '../services/picture/with-pictures.ts';
import { changeReviewPictures } from '../services/review/change-review-pictures.ts';
import { writeReview } from '../services/review/write-review.ts';

const tooMany = 'Too many reviews. Try again later.';

/* Each review revalidates pages of the storefront. */
const writesAnHour: Limit = {
  name: 'review-hour',
  points: 30,
  seconds: 3_600,
  message: tooMany,
};
const writesADay: Limit = {
  name: 'review-day',
  points: 100,
  seconds: 86_400,
  message: tooMany,
};

/* Pictures are expensive to check. The day is limited by files (reserve-room.ts). */
const picturesAnHour: Limit = {
  name: 'review-pictures',
  points: 20,
  seconds: 3_600,
  message: 'Too many pictures. Try again later.',
};
const pictureShape = { within: 1600 };
const thumbnailShape = { square: 192 };

export function reviewRoutes(router: Router): void {
  route(router, calls.listReviews, ({ context, idParam }) =>
    listReviews(context, idParam('productId', 'Product')),
  );
  route(router, calls.getMyReview, async ({ context, caller, idParam }) => ({
    data: await readMyReview(context, caller, idParam('productId', 'Product')),
    takes_pictures: true,
  }));
  route(router, calls.writeReview, {
    guard: async ({ caller }) => {
      for (const limit of [writesAnHour, writesADay]) {
        await router.limits.byKey(limit, String(caller.customerId));
      }
    },
    handle: async ({ context, caller, idParam, body }) => ({
      message: 'Thank you for your review!',
      data: await writeReview(context, caller, idParam('id', 'Product'), body),
    }),
  });
  route(
    router,
    calls.changeReviewPictures,
    async ({ context, caller, idParam, body: { keep }, files }) => {
      const { customerId } = caller;
      const productId = idParam('productId', 'Product');
      await router.limits.byKey(picturesAnHour, String(customerId));
      const sent = files(calls.reviewPicturesField);
      // Before pictures are decoded for nothing.
      if (!(await readMyReview(context, caller, productId))) throw notFound('Review');
      const data = await withPictures(
        context,
        { kind: 'customer', customerId },
        sent,
        pictureShape,
        (names) =>
          withPictures(
            context,
            { kind: 'customer', customerId },
            sent,
            thumbnailShape,
            (thumbnails) =>
              changeReviewPictures(context, caller, productId, {
                keep,
                added: names.map((file, index) => ({ file, thumbnail: thumbnails[index] ?? file })),
              }),
          ),
      );
      return { message: 'Thank you for your pictures!', data };
    },
  );
}
