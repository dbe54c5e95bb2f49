import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { CartCoupon } from '@/lib/contract/cart-coupon';
import { couponOffer, shortOfCoupon } from '@/lib/features/cart/coupon-offer';
import { formatRupees } from '@/lib/format/money';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { useVoucherBox } from './use-voucher-box';

interface CartCouponsProps {
  coupons: CartCoupon[];
  /** Rupees of goods in the cart. */
  total: number;
  backTo: string;
}

export function CartCoupons({ coupons, total, backTo }: CartCouponsProps) {
  const { apply, working } = useVoucherBox(undefined);

  async function submit(event: FormEvent<HTMLFormElement>, code: string) {
    event.preventDefault();
    if (working) return;
    const vouchers = event.currentTarget.closest('[data-vouchers]');
    if (!(await apply(code))) return;
    // The coupon leaves the list, and its button with it.
    vouchers?.querySelector<HTMLElement>('input[name="voucher_code"]:not([type])')?.focus();
  }

  return (
    <section aria-labelledby="cart-coupons" className="mt-4">
      <h3 id="cart-coupons" className="pb-1 font-[550]">
        Coupons for you
      </h3>
      <ul>
        {coupons.map((coupon) => {
          const { code } = coupon;
          const short = shortOfCoupon(coupon, total);
          return (
            <li
              key={code}
              className="flex min-h-14 flex-wrap items-center gap-3 border-t border-rule py-1.5"
            >
              <span className="min-w-[min(100%,6rem)] flex-1">
                <b className="block font-[650] wrap-anywhere">{code}</b>
                <span className="block text-1 text-ink-2">{couponOffer(coupon)}</span>
              </span>
              {short > 0 ? (
                <span className="max-w-[9rem] text-right text-1 font-[550]">
                  Add {formatRupees(short)} more to use
                </span>
              ) : (
                <form
                  method="post"
                  action={formAddress('voucher')}
                  onSubmit={(event) => void submit(event, code)}
                >
                  <input type="hidden" name="voucher_code" value={code} />
                  <input type="hidden" name="back" value={backTo} />
                  <Button type="submit" kind="second" size="card" aria-label={`Use ${code}`}>
                    Use
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
