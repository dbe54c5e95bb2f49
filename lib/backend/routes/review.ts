import * as calls from '../../contract/review.ts';
import { route, type Router } from '../http/route.ts';
import { listReviews } from '../services/review/list-reviews.ts';
import { readMyReview } from '../services/review/read-my-review.ts';
import { writeReview } from '../services/review/write-review.ts';

export function reviewRoutes(router: Router): void {
  route(router, calls.listReviews, ({ context, idParam }) =>
    listReviews(context, idParam('productId', 'Product')),
  );
  route(router, calls.getMyReview, async ({ context, caller, idParam }) => ({
    data: await readMyReview(context, caller, idParam('productId', 'Product')),
  }));
  route(router, calls.writeReview, async ({ context, caller, idParam, body }) => ({
    message: 'Thank you for your review!',
    data: await writeReview(context, caller, idParam('id', 'Product'), body),
  }));
}
