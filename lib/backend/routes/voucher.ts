import { listCartCoupons as cartCoupons } from '../../contract/cart-coupon.ts';
import * as calls from '../../contract/voucher.ts';
import { StoreError } from '../errors.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { listCartCoupons } from '../services/coupon/list-cart-coupons.ts';
import { applyVoucher, clearVoucher, toVoucherAnswer } from '../services/voucher/apply-voucher.ts';

const message = 'Too many codes were tried. Try again later.';
/* Only codes that do not exist are counted: this limits guessing, but not normal use. */
const guesses: Limit = { name: 'voucher-guess', points: 20, seconds: 900, message };
const byAddress: Limit = { name: 'voucher-address', points: 200, seconds: 900, message };

export function voucherRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.applyVoucher, async ({ context, caller, query, clientAddress }) => {
    const account = String(caller.customerId);
    await limits.byAddress(byAddress, clientAddress);
    await limits.check(guesses, account);
    try {
      const { kind, cart } = await applyVoucher(context, caller, query.voucher_code);
      const name = kind === 'coupon' ? `Coupon ${cart.coupon?.code ?? ''}` : 'Gift voucher';
      return toVoucherAnswer(`${name} applied!`, cart);
    } catch (error) {
      if (error instanceof StoreError && error.status === 404) await limits.byKey(guesses, account);
      throw error;
    }
  });
  dataRoute(router, cartCoupons, ({ context, caller }) => listCartCoupons(context, caller));
  route(router, calls.clearVoucher, async ({ context, caller, query }) =>
    toVoucherAnswer('Code removed!', await clearVoucher(context, caller, query.voucher_code)),
  );
}
