import 'server-only';
import { listAddresses } from '../../contract/address';
import { getCart } from '../../contract/cart';
import { listCartCoupons } from '../../contract/cart-coupon';
import { checkMembership } from '../../contract/profile';
import { readKnown } from '../../platform/auth/read-known';
import { emptyCart } from './empty-cart';

export const readKnownCart = () =>
  readKnown({
    visitor: [{ call: getCart, empty: emptyCart }],
    customer: [listAddresses, checkMembership, listCartCoupons],
  });
