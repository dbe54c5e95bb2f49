import { Hono } from 'hono';
import type pg from 'pg';
import type { Logger } from 'pino';
import { largestBody } from '../contract/upload-calls.ts';
import { findClientAddress } from '../server/client-address.ts';
import { trustRanges } from '../server/trusted-proxies.ts';
import type { Database } from './db/client.ts';
import type { Reader } from './db/reader/open-reader.ts';
import type { BackendEnv } from './env.ts';
import type { App, AppEnv } from './http/app-env.ts';
import { checkRequest } from './http/check-request.ts';
import { requireCompany } from './http/company.ts';
import { handleError, handleUnknownPath } from './http/handle-errors.ts';
import type { LimitRedis } from './http/limit-redis.ts';
import { normalisePath } from './http/path.ts';
import { limitBody } from './http/read-body.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { requestLog } from './http/request-id.ts';
import type { Router } from './http/route.ts';
import { isUpload } from './http/upload.ts';
import { createReadiness, type ReadinessProbe } from './programs/readiness.ts';
import { accountRoutes } from './routes/account.ts';
import { addressRoutes } from './routes/address.ts';
import { appointmentRoutes } from './routes/appointment.ts';
import { brandRoutes } from './routes/brand.ts';
import { captchaRoutes } from './routes/captcha.ts';
import { cartRoutes } from './routes/cart.ts';
import { categoryRoutes } from './routes/category.ts';
import { firstDayRoutes } from './routes/setup.ts';
import { fileRoutes } from './routes/file.ts';
import { faqRoutes } from './routes/faq.ts';
import { concernRoutes } from './routes/concern.ts';
import { eventRoutes } from './routes/event.ts';
import { courierRoutes } from './routes/courier.ts';
import { gatewayRoutes } from './routes/gateway.ts';
import { giftVoucherRoutes } from './routes/gift-voucher.ts';
import { homeRoutes } from './routes/home.ts';
import { invoiceRoutes } from './routes/invoice.ts';
import { leadRoutes } from './routes/lead.ts';
import { loginRoutes } from './routes/login.ts';
import { membershipRoutes } from './routes/membership.ts';
import { mobileEntryRoutes } from './routes/mobile-entry.ts';
import { newsRoutes } from './routes/news.ts';
import { orderRoutes } from './routes/order.ts';
import { orderChangeRoutes } from './routes/order-change.ts';
import { orderEditRoutes } from './routes/order-edit.ts';
import { pageMetaRoutes } from './routes/page-meta.ts';
import { pageVitalsRoutes } from './routes/page-vitals.ts';
import { paymentRoutes } from './routes/payment.ts';
import { placeRoutes } from './routes/place.ts';
import { postRoutes } from './routes/post.ts';
import { productRoutes } from './routes/product.ts';
import { profileRoutes } from './routes/profile.ts';
import { productQuestionRoutes } from './routes/product-question.ts';
import { reviewRoutes } from './routes/review.ts';
import { runningRoutes } from './routes/running.ts';
import { searchRoutes } from './routes/search.ts';
import { seoRoutes } from './routes/seo.ts';
import { staffLeadRoutes } from './routes/staff-lead.ts';
import { staffCatalogueRoutes } from './routes/staff-catalogue.ts';
import { staffImportRoutes } from './routes/staff-import.ts';
import { staffListExportRoutes } from './routes/staff-list-export.ts';
import { staffReportRoutes } from './routes/staff-report.ts';
import { staffCouponRoutes } from './routes/staff-coupon.ts';
import { staffCourierRoutes } from './routes/staff-courier.ts';
import { staffCustomerRoutes } from './routes/staff-customer.ts';
import { staffRemittanceRoutes } from './routes/staff-remittance.ts';
import { staffQuestionRoutes } from './routes/staff-question.ts';
import { staffReviewRoutes } from './routes/staff-review.ts';
import { staffVoucherRoutes } from './routes/staff-voucher.ts';
import { staffMemberRoutes } from './routes/staff-member.ts';
import { staffContentRoutes } from './routes/staff-content.ts';
import { shopProfileRoutes } from './routes/shop-profile.ts';
import { staffAppointmentRoutes } from './routes/staff-appointment.ts';
import { staffMeRoutes } from './routes/staff-me.ts';
import { staffOrderRoutes } from './routes/staff-order.ts';
import { staffOrderNewRoutes } from './routes/staff-order-new.ts';
import { staffOrderPrintRoutes } from './routes/staff-order-print.ts';
import { staffOrderWorkRoutes } from './routes/staff-order-work.ts';
import { staffParcelRoutes } from './routes/staff-parcel.ts';
import { staffPaymentRoutes } from './routes/staff-payment.ts';
import { staffProductRoutes } from './routes/staff-product.ts';
import { staffProductLotRoutes } from './routes/staff-product-lot.ts';
import { staffPackingRoutes } from './routes/staff-packing.ts';
import { staffNoticeRoutes } from './routes/staff-notice.ts';
import { staffViewRoutes } from './routes/staff-view.ts';
import { staffProviderKeyRoutes } from './routes/staff-provider-keys.ts';
import { staffRefundRoutes } from './routes/staff-refund.ts';
import { staffSearchRoutes } from './routes/staff-search.ts';
import { staffSettingsRoutes } from './routes/staff-settings.ts';
import { staffConnectionRoutes } from './routes/staff-connection.ts';
import { staffTeamRoutes } from './routes/staff-team.ts';
import { staffTodayRoutes } from './routes/staff-today.ts';
import { stockAlertRoutes } from './routes/stock-alert.ts';
import { storeRoutes } from './routes/store.ts';
import { textPageRoutes } from './routes/text-page.ts';
import { voucherRoutes } from './routes/voucher.ts';
import { wishlistRoutes } from './routes/wishlist.ts';
import { envWithKeys } from './services/provider-keys/env-with-keys.ts';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

export interface AppParts {
  env: BackendEnv;
  db: Database;
  /** Database for calls that write: limited to a share of the connections. */
  writes: Database;
  /**
   * Separate pool for the rate limit counters, so that they never wait for the requests they limit.
   */
  limitPool: pg.Pool;
  /** Counts instead of the database, where it is set. */
  limitRedis?: LimitRedis | undefined;
  /** Replica for lists and reports. */
  reader?: Reader | undefined;
  /** Left out: ready whenever its database is. */
  readiness?: ReadinessProbe;
  log: Logger;
  now: () => Date;
}

const readOnly = new Set(['GET', 'HEAD']);

/** Creates the store API as one Hono app. The app itself is stateless. */
export function createApp({
  env,
  db,
  writes,
  limitPool,
  limitRedis,
  reader,
  readiness = createReadiness(limitPool, { reader: reader?.state }),
  log,
  now,
}: AppParts): App {
  const app = new Hono<AppEnv>({ getPath: normalisePath });
  const router: Router = {
    app,
    endpoints: [],
    downloads: [],
    reader,
    limits: createRateLimits(limitPool, env, limitRedis),
    contextFor: (c) => ({
      db: readOnly.has(c.req.method) ? db : writes,
      now,
      env: c.get('env') ?? env,
      log: c.get('log'),
    }),
  };
  app.onError(handleError);
  app.notFound(handleUnknownPath);
  app.use(requestLog(log));
  const isTrusted = trustRanges(env.trustedProxies);
  app.use(async (c, next) => {
    const { incoming } = (c.env ?? {}) as NodeBindings;
    const peer = incoming?.socket?.remoteAddress ?? '127.0.0.1';
    const forwardedFor = c.req.header('x-forwarded-for');
    c.set('clientAddress', findClientAddress(peer, forwardedFor, isTrusted));
    await next();
  });
  app.use(checkRequest);
  const limited = limitBody(largestBody);
  // Uploads have their own rate limit, which is checked later, when the sender is known.
  app.use((c, next) => (isUpload(c) ? next() : limited(c, next)));

  runningRoutes(router, readiness);
  app.use(async (c, next) => {
    c.set('env', await envWithKeys({ db, env, log: c.get('log') }));
    await next();
  });
  gatewayRoutes(router);
  courierRoutes(router);
  app.use(requireCompany);
  captchaRoutes(router);
  loginRoutes(router);
  mobileEntryRoutes(router);
  accountRoutes(router);
  profileRoutes(router);
  newsRoutes(router);
  membershipRoutes(router);
  fileRoutes(router);
  addressRoutes(router);
  placeRoutes(router);
  cartRoutes(router);
  voucherRoutes(router);
  giftVoucherRoutes(router);
  wishlistRoutes(router);
  orderRoutes(router);
  orderChangeRoutes(router);
  orderEditRoutes(router);
  staffOrderNewRoutes(router);
  paymentRoutes(router);
  invoiceRoutes(router);
  categoryRoutes(router);
  productRoutes(router);
  brandRoutes(router);
  searchRoutes(router);
  stockAlertRoutes(router);
  reviewRoutes(router);
  productQuestionRoutes(router);
  homeRoutes(router);
  postRoutes(router);
  eventRoutes(router);
  concernRoutes(router);
  leadRoutes(router);
  appointmentRoutes(router);
  storeRoutes(router);
  textPageRoutes(router);
  faqRoutes(router);
  shopProfileRoutes(router);
  firstDayRoutes(router);
  pageMetaRoutes(router);
  pageVitalsRoutes(router);
  seoRoutes(router);
  staffContentRoutes(router);
  staffMeRoutes(router);
  staffAppointmentRoutes(router);
  staffLeadRoutes(router);
  staffCouponRoutes(router);
  staffCustomerRoutes(router);
  staffReviewRoutes(router);
  staffQuestionRoutes(router);
  staffVoucherRoutes(router);
  staffMemberRoutes(router);
  staffTodayRoutes(router);
  staffSearchRoutes(router);
  staffSettingsRoutes(router);
  staffTeamRoutes(router);
  staffConnectionRoutes(router);
  staffProviderKeyRoutes(router);
  staffOrderRoutes(router);
  staffOrderPrintRoutes(router);
  staffOrderWorkRoutes(router);
  staffParcelRoutes(router);
  staffCourierRoutes(router);
  staffRemittanceRoutes(router);
  staffProductRoutes(router);
  staffProductLotRoutes(router);
  staffCatalogueRoutes(router);
  staffImportRoutes(router);
  staffNoticeRoutes(router);
  staffPackingRoutes(router);
  staffListExportRoutes(router);
  staffReportRoutes(router);
  staffViewRoutes(router);
  staffPaymentRoutes(router);
  staffRefundRoutes(router);
  return app;
}
