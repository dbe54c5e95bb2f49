import type { FormName } from '../../platform/form-posts/form-address';
import type { FormPost } from '../../platform/form-posts/form-post';
import { resetPost, signUpPost } from './account-posts';
import { addressPost } from './address-post';
import { appointmentPost } from './appointment-post';
import {
  addPost,
  noVoucherPost,
  quantityPost,
  removePost,
  toWishlistPost,
  voucherPost,
} from './cart-posts';
import { enterPost, sendEntryOtpPost } from './entry-posts';
import { giftVoucherPost } from './gift-voucher-post';
import { businessPost, contactPost, exportPost, franchisePost, storePost } from './lead-posts';
import { passwordPost, sendOtpPost, verifyOtpPost } from './login-posts';
import { cancelPost, orderPost } from './order-posts';
import { moveToCartPost, wishlistPost } from './wishlist-posts';

const posts: Record<FormName, FormPost> = {
  'add-to-cart': addPost,
  address: addressPost,
  appointment: appointmentPost,
  business: businessPost,
  'cancel-order': cancelPost,
  'cart-quantity': quantityPost,
  contact: contactPost,
  enter: enterPost,
  exports: exportPost,
  franchise: franchisePost,
  'gift-voucher': giftVoucherPost,
  'log-in': passwordPost,
  'move-to-cart': moveToCartPost,
  'place-order': orderPost,
  'remove-from-cart': removePost,
  'remove-voucher': noVoucherPost,
  'reset-password': resetPost,
  'send-entry-otp': sendEntryOtpPost,
  'send-otp': sendOtpPost,
  'sign-up': signUpPost,
  store: storePost,
  'to-wishlist': toWishlistPost,
  'verify-otp': verifyOtpPost,
  voucher: voucherPost,
  wishlist: wishlistPost,
};

/** Forms that work without scripts, by name. */
export const formPosts: ReadonlyMap<string, FormPost> = new Map(Object.entries(posts));
