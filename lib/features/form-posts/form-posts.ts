import type { FormName } from '../../platform/form-posts/form-names';
import { type FormPost, FormRefusal } from '../../platform/form-posts/form-post';
import { resetPost, signUpPost, enterPost, sendEntryOtpPost } from './entry-posts';
import { addressPost } from './address-post';
import { appointmentPost } from './appointment-post';
import {
  addPost,
  noVoucherPost,
  optionPost,
  quantityPost,
  removePost,
  toWishlistPost,
  voucherPost,
} from './cart-posts';
import { businessPost, contactPost, exportPost, franchisePost, storePost } from './lead-posts';
import { passwordPost, sendOtpPost, verifyOtpPost } from './login-posts';
import { cancelPost, orderPost } from './order-posts';
import { bookSeats, seatInput } from '../../contract/event';
import { getGiftVoucherLink, giftVoucherInput } from '../../contract/gift-voucher';
import { formatRupees } from '../../format/money';
import { seatsText } from '../event/seat-texts';
import { typedAmount } from '../gift-voucher/open-payment';
import { plainPage, questionPost } from './question-post';
import { validateFields } from './validate-fields';
import { addToCart } from '../../contract/cart';
import { toggleWishlist } from '../../contract/wishlist';
import { routes } from '../../platform/routes';

const wishlistPost: FormPost = {
  page: () => routes.wishlist,
  run: async ({ pid }, store) => {
    const body = await toggleWishlist.body.validate({ pid });
    const { is_in_wishlist: isOn = true } = await store(toggleWishlist, { body });
    const message = isOn ? 'Product added to wishlist!' : 'Product removed from wishlist!';
    return { to: routes.wishlist, message };
  },
};

const moveToCartPost: FormPost = {
  page: () => routes.wishlist,
  run: async ({ pid }, store) => {
    const body = await toggleWishlist.body.validate({ pid });
    await store(addToCart, { body: { ...body, quantity: 1 } });
    // The call is a toggle: the answer says whether it has put the product on.
    const { is_in_wishlist: isOn } = await store(toggleWishlist, { body });
    if (isOn) await store(toggleWishlist, { body });
    return { to: routes.wishlist, message: 'Product added to cart!' };
  },
};

/** Books seats of an event. */
const seatsPost: FormPost = {
  page: (fields) => plainPage('event-seats', fields),
  run: async (fields, store) => {
    const id = Number(fields['event_id']);
    if (!Number.isSafeInteger(id) || id < 1) {
      throw new FormRefusal('We couldn’t find this event.', { to: routes.events });
    }
    const body = await validateFields(seatInput, fields);
    const { data } = await store(bookSeats, { params: { id }, body });
    return {
      to: plainPage('event-seats', fields),
      message: `You’ve booked ${seatsText(data.seats)}. We’ve sent a confirmation to ${data.email}.`,
      values: { done: routes.event({ id }) },
    };
  },
};

/**
 * Redirects to a page with a link to the payment: a form may not be answered by a redirect to the
 * gateway, because the Content-Security-Policy (`form-action`) names only this site.
 */
const giftVoucherPost = questionPost({
  name: 'gift-voucher',
  check: ({ amount = '', ...fields }) =>
    validateFields(giftVoucherInput.omit(['recaptcha', 'txnid']), {
      ...fields,
      amount: typedAmount(amount),
    }),
  send: async (input, { recaptcha, idempotencyKey }, store) => {
    const body = { ...input, recaptcha, txnid: idempotencyKey };
    const { data: pay } = await store(getGiftVoucherLink, { body });
    if (!/^https?:\/\//.test(pay)) {
      throw new FormRefusal('We couldn’t open the payment page. You haven’t been charged.');
    }
    return {
      to: plainPage('gift-voucher', {}),
      message: 'We’ll send your voucher as soon as you pay.',
      values: { pay, amount: formatRupees(Number(input.amount)) },
    };
  },
});

const posts: Record<FormName, FormPost> = {
  'add-to-cart': addPost,
  address: addressPost,
  appointment: appointmentPost,
  business: businessPost,
  'cancel-order': cancelPost,
  'cart-option': optionPost,
  'cart-quantity': quantityPost,
  contact: contactPost,
  enter: enterPost,
  'event-seats': seatsPost,
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

export const formPosts: ReadonlyMap<string, FormPost> = new Map(Object.entries(posts));
