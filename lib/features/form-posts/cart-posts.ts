import { object } from 'yup';
import { addToCart, changeCartItem, removeCartItem } from '../../contract/cart';
import { id } from '../../contract/rules';
import { applyVoucher, clearVoucher } from '../../contract/voucher';
import { toggleWishlist } from '../../contract/wishlist';
import type { Fields, FormPost } from '../../platform/form-posts/form-post';
import { routes, safeBackTo } from '../../platform/routes';

const toCart = () => routes.cart;
const toSender = ({ back }: Fields) => safeBackTo(back, routes.cart);
const line = object({ item: id().required('The item is missing') });
const voucherQuery = (code: string) => new URLSearchParams({ voucher_code: code }).toString();

/** Adds one product to the cart and redirects to the cart, which shows the result. */
export const addPost: FormPost = {
  page: toCart,
  run: async ({ pid, quantity = '1' }, store) => {
    const body = await addToCart.body.validate({ pid, quantity }, { abortEarly: false });
    await store(addToCart, { body });
    return { to: routes.cart, message: 'Product added to cart!' };
  },
};

export const quantityPost: FormPost = {
  page: toCart,
  run: async ({ item, quantity, to = quantity }, store) => {
    const { item: itemId } = await line.validate({ item });
    const body = await changeCartItem.body.validate({ quantity: to });
    await store(changeCartItem, { params: { itemId }, body });
    return { to: routes.cart, message: 'Quantity updated!' };
  },
};

export const optionPost: FormPost = {
  page: toCart,
  run: async ({ item, pid }, store) => {
    const { item: itemId } = await line.validate({ item });
    const body = await changeCartItem.body.validate({ pid });
    await store(changeCartItem, { params: { itemId }, body });
    return { to: routes.cart, message: 'Cart updated!' };
  },
};

export const removePost: FormPost = {
  page: toCart,
  run: async ({ item }, store) => {
    const { item: itemId } = await line.validate({ item });
    await store(removeCartItem, { params: { itemId } });
    return { to: routes.cart, message: 'Product removed from cart!' };
  },
};

export const toWishlistPost: FormPost = {
  page: toCart,
  run: async ({ item, pid }, store) => {
    const { item: itemId } = await line.validate({ item });
    const body = await toggleWishlist.body.validate({ pid });
    // The call is a toggle: the answer says whether it has taken the product off.
    const { is_in_wishlist: isOn } = await store(toggleWishlist, { body });
    if (isOn === false) await store(toggleWishlist, { body });
    await store(removeCartItem, { params: { itemId } });
    return { to: routes.cart, message: 'Product added to wishlist!' };
  },
};

export const voucherPost: FormPost = {
  page: toSender,
  run: async (fields, store) => {
    const { voucher_code: code } = await applyVoucher.query.validate({
      voucher_code: fields['voucher_code'],
    });
    const { message } = await store(applyVoucher, { search: voucherQuery(code) });
    return { to: toSender(fields), message };
  },
};

export const noVoucherPost: FormPost = {
  page: toSender,
  run: async (fields, store) => {
    const code = fields['voucher_code'];
    const { message } = await store(clearVoucher, code ? { search: voucherQuery(code) } : {});
    return { to: toSender(fields), message };
  },
};
