import { useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { couponCode, giftVoucherName } from '@/lib/features/cart/cart-vouchers';
import type { Cart } from '@/lib/contract/cart';
import { toPaise, toRupees } from '@/lib/contract/money';
import { formatRupees } from '@/lib/format/money';
import { useSession } from '@/lib/platform/session/use-session';
import { VoucherField, type AppliedVoucher } from './voucher-field';
import { LoginForm } from '@/components/account/login-form';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes';

interface VoucherBoxProps {
  cart: Cart;
  /** Path to return to without scripts. */
  backTo: string;
}

function couponIn(cart: Cart): AppliedVoucher | null {
  const code = couponCode(cart);
  if (!code) return null;
  const says = `You’ve saved ${formatRupees(cart.cart_totals.discount_amt)}.`;
  return { code, name: code, typed: code, says };
}

function giftIn({ gift_voucher, cart_totals }: Cart): AppliedVoucher | null {
  if (!gift_voucher) return null;
  const { code, balance } = gift_voucher;
  const paid = cart_totals.gift_voucher_amt ?? 0;
  const left = toRupees(toPaise(balance) - toPaise(paid));
  const stays = left > 0 ? ` Balance ${formatRupees(left)}.` : '';
  const name = giftVoucherName(gift_voucher);
  return { code, name, typed: '', says: `${formatRupees(paid)} applied.${stays}` };
}

export function VoucherBox({ cart, backTo }: VoucherBoxProps) {
  const person = useSession();
  const [isAdding, setIsAdding] = useState(false);
  const [coupon, gift] = [couponIn(cart), giftIn(cart)];
  if (person === null) return <VoucherLogin />;
  const [first, second] = coupon ? [coupon, gift] : [gift, null];
  const isSecondOpen = second !== null || (isAdding && first !== null);
  const other = coupon ? 'gift voucher' : 'coupon';

  return (
    <div className="mt-5 grid gap-3">
      <VoucherField
        label={first !== null && first === gift ? 'Gift voucher' : 'Coupon or voucher code'}
        applied={first}
        news={cart.message}
        isReady={person !== undefined}
        backTo={backTo}
        isOnlyVoucher={second === null}
      />
      {isSecondOpen ? (
        <VoucherField
          label={second || coupon ? 'Gift voucher' : 'Coupon code'}
          applied={second}
          isReady
          backTo={backTo}
          isOnlyVoucher={false}
          isFresh={isAdding}
          onApplied={() => setIsAdding(false)}
        />
      ) : (
        first !== null && (
          <p className="-mt-3 text-1">
            <LinkButton onClick={() => setIsAdding(true)}>Have a {other}?</LinkButton>
          </p>
        )
      )}
    </div>
  );
}

function VoucherLogin() {
  return (
    <div className="mt-5">
      <p className="mb-1 font-[550]">Coupon or voucher code</p>
      <LoginForm reason="Log in to use a coupon or voucher." backTo={routes.cart}>
        <Button type="submit" kind="second" className="w-full" aria-haspopup="dialog">
          Log in to apply a code
        </Button>
      </LoginForm>
    </div>
  );
}
