import * as calls from '../../contract/staff-review.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { judgeReview } from '../services/review/judge-review.ts';
import { listStaffReviews } from '../services/review/list-staff-reviews.ts';
import { removeReviewPictures } from '../services/review/change-review-pictures.ts';

export function staffReviewRoutes(router: Router): void {
  route(router, calls.listStaffReviews, async ({ context, query }) =>
    listStaffReviews(await fromReader(context), query),
  );
  dataRoute(router, calls.seeReview, ({ context, caller, idParam, body: { pictures } }) =>
    judgeReview(context, caller, idParam('id', 'Review'), { as: 'seen', pictures }),
  );
  dataRoute(router, calls.hideReview, ({ context, caller, idParam, body: { reason } }) =>
    judgeReview(context, caller, idParam('id', 'Review'), { as: 'hidden', reason }),
  );
  dataRoute(router, calls.showReview, ({ context, caller, idParam, body: { pictures } }) =>
    judgeReview(context, caller, idParam('id', 'Review'), { as: 'shown', pictures }),
  );
  dataRoute(router, calls.removeReviewPictures, ({ context, caller, idParam, body }) =>
    removeReviewPictures(context, caller, idParam('id', 'Review'), body.reason),
  );
}
