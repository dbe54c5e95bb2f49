import * as calls from '../../contract/staff-review.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { route, type Router } from '../http/route.ts';
import { judgeReview } from '../services/review/judge-review.ts';
import { listStaffReviews } from '../services/review/list-staff-reviews.ts';
import { removeReviewPictures } from '../services/review/change-review-pictures.ts';

export function staffReviewRoutes(router: Router): void {
  route(router, calls.listStaffReviews, async ({ context, query }) =>
    listStaffReviews(await fromReader(context), query),
  );
  route(router, calls.seeReview, async ({ context, caller, idParam, body: { pictures } }) => ({
    data: await judgeReview(context, caller, idParam('id', 'Review'), { as: 'seen', pictures }),
  }));
  route(router, calls.hideReview, async ({ context, caller, idParam, body: { reason } }) => ({
    data: await judgeReview(context, caller, idParam('id', 'Review'), { as: 'hidden', reason }),
  }));
  route(router, calls.showReview, async ({ context, caller, idParam, body: { pictures } }) => ({
    data: await judgeReview(context, caller, idParam('id', 'Review'), { as: 'shown', pictures }),
  }));
  route(router, calls.removeReviewPictures, async ({ context, caller, idParam, body }) => ({
    data: await removeReviewPictures(context, caller, idParam('id', 'Review'), body.reason),
  }));
}
