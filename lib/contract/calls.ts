import type { Download } from './download.ts';
import type { Endpoint } from './endpoint.ts';
import * as account from './account.ts';
import * as address from './address.ts';
import * as appointment from './appointment.ts';
import * as appointmentSlot from './appointment-slot.ts';
import * as brand from './brand.ts';
import * as captcha from './captcha.ts';
import * as cart from './cart.ts';
import * as cartCoupon from './cart-coupon.ts';
import * as category from './category.ts';
import * as concern from './concern.ts';
import * as event from './event.ts';
import * as faq from './faq.ts';
import * as file from './file.ts';
import * as giftVoucher from './gift-voucher.ts';
import * as home from './home.ts';
import * as invoice from './invoice.ts';
import * as lead from './lead.ts';
import * as login from './login.ts';
import * as membership from './membership.ts';
import * as mobileEntry from './mobile-entry.ts';
import * as news from './news.ts';
import * as order from './order.ts';
import * as orderQuote from './order-quote.ts';
import * as orderChange from './order-change.ts';
import * as orderEdit from './order-edit.ts';
import * as ownData from './own-data.ts';
import * as pageMeta from './page-meta.ts';
import * as pageVitals from './page-vitals.ts';
import * as payment from './payment.ts';
import * as place from './place.ts';
import * as post from './post.ts';
import * as product from './product.ts';
import * as productLot from './product-lot.ts';
import * as productQuestion from './product-question.ts';
import * as profile from './profile.ts';
import * as review from './review.ts';
import * as running from './running.ts';
import * as search from './search.ts';
import * as seo from './seo.ts';
import * as setup from './setup.ts';
import * as shopProfile from './shop-profile.ts';
import * as staffAppointment from './staff-appointment.ts';
import * as staffAuditLog from './staff-audit-log.ts';
import * as staffBanner from './staff-banner.ts';
import * as staffBrand from './staff-brand.ts';
import * as staffCategory from './staff-category.ts';
import * as staffConnection from './staff-connection.ts';
import * as staffContent from './staff-content.ts';
import * as staffCoupon from './staff-coupon.ts';
import * as staffCourier from './staff-courier.ts';
import * as staffCustomer from './staff-customer.ts';
import * as staffConcern from './staff-concern.ts';
import * as staffEvent from './staff-event.ts';
import * as staffExport from './staff-export.ts';
import * as staffFaq from './staff-faq.ts';
import * as staffHome from './staff-home.ts';
import * as staffImport from './staff-import.ts';
import * as staffInvitation from './staff-invitation.ts';
import * as staffLead from './staff-lead.ts';
import * as staffListExport from './staff-list-export.ts';
import * as staffMe from './staff-me.ts';
import * as staffMember from './staff-member.ts';
import * as staffMeta from './staff-meta.ts';
import * as staffOrder from './staff-order.ts';
import * as staffOrderDetail from './staff-order-detail.ts';
import * as staffOrderEdit from './staff-order-edit.ts';
import * as staffOrderList from './staff-order-list.ts';
import * as staffOrderNew from './staff-order-new.ts';
import * as staffOrderPrint from './staff-order-print.ts';
import * as staffOrderWork from './staff-order-work.ts';
import * as staffParcel from './staff-parcel.ts';
import * as staffPayment from './staff-payment.ts';
import * as staffPin from './staff-pin.ts';
import * as staffPost from './staff-post.ts';
import * as staffProduct from './staff-product.ts';
import * as staffProductGrid from './staff-product-grid.ts';
import * as staffProductLife from './staff-product-life.ts';
import * as staffProductList from './staff-product-list.ts';
import * as staffProductLot from './staff-product-lot.ts';
import * as staffProductPicture from './staff-product-picture.ts';
import * as staffProductPreview from './staff-product-preview.ts';
import * as staffProductPrice from './staff-product-price.ts';
import * as staffProviderKeys from './staff-provider-keys.ts';
import * as staffProductStock from './staff-product-stock.ts';
import * as staffPurpose from './staff-purpose.ts';
import * as staffRail from './staff-rail.ts';
import * as staffRedirect from './staff-redirect.ts';
import * as staffRefund from './staff-refund.ts';
import * as staffRemittance from './staff-remittance.ts';
import * as staffReport from './staff-report.ts';
import * as staffSalesReport from './staff-sales-report.ts';
import * as staffQuestion from './staff-question.ts';
import * as staffReview from './staff-review.ts';
import * as staffSearch from './staff-search.ts';
import * as staffSearchTrial from './staff-search-trial.ts';
import * as staffSecurity from './staff-security.ts';
import * as staffSettings from './staff-settings.ts';
import * as staffStore from './staff-store.ts';
import * as staffSynonym from './staff-synonym.ts';
import { formCalls, tagCalls } from './staff-tag.ts';
import * as staffTeam from './staff-team.ts';
import * as staffText from './staff-text.ts';
import * as staffToday from './staff-today.ts';
import * as staffNotice from './staff-notice.ts';
import * as staffPacking from './staff-packing.ts';
import * as staffView from './staff-view.ts';
import * as staffVoucher from './staff-voucher.ts';
import * as stockAlert from './stock-alert.ts';
import * as store from './store.ts';
import * as subscription from './subscription.ts';
import * as textPage from './text-page.ts';
import * as voucher from './voucher.ts';
import * as wishlist from './wishlist.ts';

const modules: readonly Record<string, unknown>[] = [
  account,
  address,
  appointment,
  appointmentSlot,
  brand,
  captcha,
  cart,
  cartCoupon,
  category,
  concern,
  event,
  faq,
  file,
  giftVoucher,
  home,
  invoice,
  lead,
  login,
  membership,
  mobileEntry,
  news,
  order,
  orderQuote,
  orderChange,
  orderEdit,
  ownData,
  pageMeta,
  pageVitals,
  payment,
  place,
  post,
  product,
  productLot,
  productQuestion,
  profile,
  review,
  running,
  search,
  seo,
  setup,
  shopProfile,
  staffAppointment,
  staffAuditLog,
  staffBanner,
  staffBrand,
  staffCategory,
  staffConcern,
  staffConnection,
  staffContent,
  staffCoupon,
  staffCourier,
  staffCustomer,
  staffEvent,
  staffExport,
  staffFaq,
  staffHome,
  staffImport,
  staffInvitation,
  staffLead,
  staffListExport,
  staffMe,
  staffMember,
  staffMeta,
  staffOrder,
  staffOrderDetail,
  staffOrderEdit,
  staffOrderList,
  staffOrderNew,
  staffOrderPrint,
  staffOrderWork,
  staffParcel,
  staffPayment,
  staffPin,
  staffPost,
  staffProduct,
  staffProductGrid,
  staffProductLife,
  staffProductList,
  staffProductLot,
  staffProductPicture,
  staffProductPreview,
  staffProductPrice,
  staffProductStock,
  staffProviderKeys,
  staffPurpose,
  staffRail,
  staffRedirect,
  staffRefund,
  staffRemittance,
  staffReport,
  staffSalesReport,
  staffQuestion,
  staffReview,
  staffSearch,
  staffSearchTrial,
  staffSecurity,
  staffSettings,
  staffStore,
  staffSynonym,
  formCalls,
  tagCalls,
  staffTeam,
  staffText,
  staffToday,
  staffNotice,
  staffPacking,
  staffView,
  staffVoucher,
  stockAlert,
  store,
  subscription,
  textPage,
  voucher,
  wishlist,
];

const hasMembers = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

const isEndpoint = (value: unknown): value is Endpoint =>
  hasMembers(value, ['method', 'path', 'caller', 'answer']);

const isDownload = (value: unknown): value is Download =>
  hasMembers(value, ['mediaType', 'path', 'caller']);

const declared = modules.flatMap((module) => Object.values(module));

/** Every call of the contract that answers in the envelope. */
export const endpoints: readonly Endpoint[] = declared.filter(isEndpoint);

/** Every call of the contract that answers with a file. */
export const downloads: readonly Download[] = declared.filter(isDownload);
