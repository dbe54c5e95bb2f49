import * as account from '../../contract/account.ts';
import * as address from '../../contract/address.ts';
import { bookAppointment } from '../../contract/appointment.ts';
import { listAppointmentSlots } from '../../contract/appointment-slot.ts';
import * as cart from '../../contract/cart.ts';
import { listCategories } from '../../contract/category.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { listEvents } from '../../contract/event.ts';
import { getGiftVoucherLink } from '../../contract/gift-voucher.ts';
import * as home from '../../contract/home.ts';
import * as lead from '../../contract/lead.ts';
import * as login from '../../contract/login.ts';
import * as order from '../../contract/order.ts';
import { cancelOrder, returnOrder } from '../../contract/order-change.ts';
import { getHealth } from '../../contract/running.ts';
import { getPageMeta } from '../../contract/page-meta.ts';
import * as payment from '../../contract/payment.ts';
import * as place from '../../contract/place.ts';
import { getPost, listPosts } from '../../contract/post.ts';
import * as product from '../../contract/product.ts';
import * as profile from '../../contract/profile.ts';
import * as review from '../../contract/review.ts';
import { listStores } from '../../contract/store.ts';
import * as subscription from '../../contract/subscription.ts';
import * as voucher from '../../contract/voucher.ts';
import * as wishlist from '../../contract/wishlist.ts';

/* Calls of the contract that do not answer in the envelope: a file and the description. */
export const invoiceTitle = 'GET /accounting/invoice-pdf/';
export const descriptionTitle = 'GET /openapi.json';

export const titleOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The calls that every store API of this contract has. All others are extensions. */
export const contractCalls: readonly Endpoint[] = [
  login.getVisitor,
  login.sendOtp,
  login.verifyOtp,
  login.signIn,
  account.signUp,
  account.askForReset,
  account.resetPassword,
  account.changePassword,
  login.logOut,
  account.deactivateAccount,
  getPageMeta,
  profile.getProfile,
  profile.updateProfile,
  profile.checkMembership,
  subscription.listSubscriptions,
  address.listAddresses,
  address.addAddress,
  address.changeAddress,
  address.makeAddressDefault,
  address.deleteAddress,
  listCategories,
  product.listProducts,
  product.listProductTags,
  product.listProductForms,
  product.listBrands,
  product.getProduct,
  product.listRelatedProducts,
  product.listPackingMaterials,
  review.listReviews,
  review.writeReview,
  cart.getCart,
  cart.addToCart,
  cart.changeCartItem,
  cart.removeCartItem,
  voucher.applyVoucher,
  voucher.clearVoucher,
  wishlist.listWishlist,
  wishlist.toggleWishlist,
  order.placeOrder,
  order.listOrders,
  order.getOrder,
  cancelOrder,
  returnOrder,
  payment.getOrderPaymentLink,
  payment.editOrderPaymentLink,
  subscription.getSubscriptionPaymentLink,
  subscription.getSubscriptionPayment,
  getGiftVoucherLink,
  home.listBanners,
  home.listProductSections,
  home.listLowerSections,
  home.listNewArrivals,
  home.listMustTry,
  home.listBestSellers,
  home.listHomeBlogs,
  home.listStatistics,
  listStores,
  listPosts,
  getPost,
  place.listCountries,
  place.listStates,
  place.listCities,
  listEvents,
  listAppointmentSlots,
  bookAppointment,
  lead.sendContactLead,
  lead.sendB2bLead,
  lead.sendExportLead,
  getHealth,
];
