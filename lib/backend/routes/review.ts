import * as calls from '../../contract/review.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { listReviews } from '../services/review/list-reviews.ts';
import { readMyReview } from '../services/review/read-my-review.ts';
import { writeReview } from '../services/review/write-review.ts';

const tooMany = 'Too many reviews. Please try again later!';

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

export function reviewRoutes(router: Router): void {
  route(router, calls.listReviews, ({ context, idParam }) =>
    listReviews(context, idParam('productId', 'Product')),
  );
  route(router, calls.getMyReview, async ({ context, caller, idParam }) => ({
    data: await readMyReview(context, caller, idParam('productId', 'Product')),
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
}
