import { pictureField } from '../../contract/file.ts';
import * as bannerCalls from '../../contract/staff-banner.ts';
import * as concernCalls from '../../contract/staff-concern.ts';
import { uploadContentPicture } from '../../contract/staff-content.ts';
import * as couponCalls from '../../contract/staff-coupon.ts';
import * as eventCalls from '../../contract/staff-event.ts';
import * as faqCalls from '../../contract/staff-faq.ts';
import * as growerCalls from '../../contract/staff-grower.ts';
import * as homeCalls from '../../contract/staff-home.ts';
import * as metaCalls from '../../contract/staff-meta.ts';
import * as postCalls from '../../contract/staff-post.ts';
import { productRails } from '../../contract/staff-product.ts';
import * as railCalls from '../../contract/staff-rail.ts';
import * as redirectCalls from '../../contract/staff-redirect.ts';
import * as storeCalls from '../../contract/staff-store.ts';
import * as textCalls from '../../contract/staff-text.ts';
import { notFound } from '../errors.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { concernRecordType } from '../services/concern/concern-record-type.ts';
import { uploadPicture } from '../services/content/upload-picture.ts';
import { couponRecordType } from '../services/coupon/coupon-record-type.ts';
import { listCouponUses } from '../services/coupon/list-coupon-uses.ts';
import { cancelByStaff, listStaffBookings } from '../services/event/staff-bookings.ts';
import { eventRecordType } from '../services/event/event-record-type.ts';
import { faqRecordType } from '../services/faq/faq-record-type.ts';
import { growerRecordType } from '../services/grower/grower-record-type.ts';
import { bannerRecordType } from '../services/home/banner-record-type.ts';
import { listStaffRails } from '../services/home/list-staff-rails.ts';
import { sectionRecordType } from '../services/home/section-record-type.ts';
import { setRail } from '../services/home/set-rail.ts';
import { statisticRecordType } from '../services/home/statistic-record-type.ts';
import { metaRecordType } from '../services/page-meta/meta-record-type.ts';
import { postRecordType } from '../services/post/post-record-type.ts';
import { linkPreview, previewPost } from '../services/post/preview-post.ts';
import { redirectRecordType } from '../services/seo/redirect-record-type.ts';
import { storeRecordType } from '../services/store/store-record-type.ts';
import { textRecordType } from '../services/text-page/text-record-type.ts';
import { fixedRecordRoutes, orderRoute, recordHandlers, recordRoutes } from './record-routes.ts';

const message = 'Too many pictures at the same time. Try again later.';
const picturesByAccount: Limit = { name: 'content-picture', points: 300, seconds: 3_600, message };

export function staffContentRoutes(router: Router): void {
  recordRoutes(router, bannerCalls, recordHandlers(bannerRecordType));
  orderRoute(router, bannerCalls.order, bannerRecordType);
  recordRoutes(router, homeCalls, recordHandlers(sectionRecordType));
  orderRoute(router, homeCalls.order, sectionRecordType);
  recordRoutes(router, homeCalls.statisticCalls, recordHandlers(statisticRecordType));
  orderRoute(router, homeCalls.orderStatistics, statisticRecordType);
  railRoutes(router);
  recordRoutes(router, postCalls, recordHandlers(postRecordType));
  recordRoutes(router, eventCalls, recordHandlers(eventRecordType));
  recordRoutes(router, concernCalls, recordHandlers(concernRecordType));
  recordRoutes(router, growerCalls, recordHandlers(growerRecordType));
  recordRoutes(router, storeCalls, recordHandlers(storeRecordType));
  recordRoutes(router, faqCalls, recordHandlers(faqRecordType));
  orderRoute(router, faqCalls.order, faqRecordType);
  fixedRecordRoutes(router, textCalls, recordHandlers(textRecordType));
  recordRoutes(router, metaCalls, recordHandlers(metaRecordType));
  recordRoutes(router, redirectCalls, recordHandlers(redirectRecordType));
  recordRoutes(router, couponCalls, recordHandlers(couponRecordType));

  route(router, couponCalls.listCouponUses, ({ context, idParam, query }) =>
    listCouponUses(context, idParam('id', 'Coupon'), query),
  );
  dataRoute(router, eventCalls.listStaffBookings, ({ context, idParam }) =>
    listStaffBookings(context, idParam('id', 'Event')),
  );
  dataRoute(router, eventCalls.cancelStaffBookings, ({ context, caller, idParam, body }) =>
    cancelByStaff(context, caller, idParam('id', 'Event'), body.booking_ids),
  );

  route(router, uploadContentPicture, async ({ context, caller, files }) => {
    await router.limits.byKey(picturesByAccount, String(caller.customerId));
    return { data: await uploadPicture(context, caller, files(pictureField)[0]) };
  });
  dataRoute(router, postCalls.linkPreview, ({ context, idParam }) =>
    linkPreview(context, idParam('id', 'Post')),
  );
  route(router, postCalls.previewPost, ({ context, param }) =>
    previewPost(context, param('token')),
  );
}

function railRoutes(router: Router): void {
  dataRoute(router, railCalls.listRails, ({ context }) => listStaffRails(context));
  route(router, railCalls.setRail, async ({ context, caller, param, body }) => {
    const rail = productRails.find((name) => name === param('rail'));
    if (!rail) throw notFound('Carousel');
    const change = { productIds: body.product_ids, knownIds: body.known_ids };
    return { data: await setRail(context, caller, rail, change) };
  });
}
