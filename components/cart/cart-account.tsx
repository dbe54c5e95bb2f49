import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { markWhileAway } from '@/components/layout/mark-while-away';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Ledger, type LedgerRow } from '@/components/ui/ledger';
import { findObstacles } from '@/lib/features/cart/checkout-gate';
import { findOrderGap } from '@/lib/features/cart/order-gap';
import { useGift } from '@/lib/features/cart/use-gift';
import { couponCode } from '@/lib/features/cart/cart-vouchers';
import type { Cart } from '@/lib/contract/cart';
import type { OrderTotals } from '@/lib/contract/order';
import { shippingFee } from '@/lib/contract/delivery-terms';
import { formatRupees } from '@/lib/format/money';
import { checkoutStateOf, keepCheckoutState } from '@/lib/features/order/checkout-state';
import { includedGst, orderAmounts } from '@/lib/features/order/order-amounts';
import { toParcel } from '@/lib/features/order/to-parcel';
import type { CartDestination } from '@/lib/features/order/use-destination';
import { useOrderQuote, quotedZone } from '@/lib/features/order/use-order-quote';
import { checkoutFromCart, fromCart } from '@/lib/features/order/from-cart';
import { routes } from '@/lib/platform/routes';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useSession } from '@/lib/platform/session/use-session';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { discountRows, giftVoucherRow, goodsRows, roundOffRow } from './bill-rows';
import { latePromises, lateVouchers } from './late-parts';
import { LoginToOrder } from './login-to-order';
import { TaxNote } from './tax-note';
import { TopUp } from './top-up';
import '@/components/ui/buy-bar.css';

interface CheckoutBarProps {
  /** In rupees. */
  amount: number;
  pieces: number;
  isReady: boolean;
  /** Where a guest logs in to order. */
  loginHref?: string;
}

/** A guest's way to the checkout leads by the OTP. */
const otpHref = routes.signup(checkoutFromCart, 'mobile');
const guestAction = (
  <span>
    Process checkout{' '}
    <span className="block text-1 leading-4 font-normal">Log in with OTP first</span>
  </span>
);

interface CartAccountProps {
  cart: Cart;
  /** Null: not known yet. */
  destination: CartDestination | null;
  isMember: boolean;
}

function accountRows(cart: Cart, amounts: OrderTotals, delivery: LedgerRow): LedgerRow[] {
  return [
    ...goodsRows(cart.cart_totals.product_price, cart.cart_totals.total),
    ...discountRows(amounts, couponCode(cart)),
    delivery,
    ...giftVoucherRow(amounts.gift_voucher_amt),
    ...roundOffRow(amounts.round_off_amt),
  ];
}

function deliveryRow(
  destination: CartDestination | null,
  isMember: boolean,
  fee: number,
): LedgerRow {
  const key = 'delivery';
  const label = destination ? `Delivery to ${destination.pin}` : 'Delivery';
  if (!destination && !isMember) {
    return {
      key,
      label,
      amount: <span className="text-1 font-normal">Calculated at checkout</span>,
    };
  }
  return { key, label, amount: fee === 0 ? 'Free' : formatRupees(fee), isSaving: fee === 0 };
}

export function CartAccount({ cart, destination, isMember }: CartAccountProps) {
  const router = useRouter();
  const shop = useShop();
  const person = useSession();
  const [isOpening, startOpening] = useTransition();
  const [gift] = useGift();
  const { cart_totals } = cart;
  const obstacles = findObstacles(cart, shop);
  const quote = useOrderQuote(destination?.addressId, cart_totals);
  const isServed = !quote?.obstacle;
  const served = isServed ? destination : null;
  const to = served && {
    city: quote?.delivery_city ?? served.city,
    pin: served.pin,
    isMember,
    zone: quotedZone(quote) ?? served.zone,
  };
  const fee = to ? (quote?.shipping_amt ?? shippingFee(to, shop, toParcel(cart))) : 0;
  const amounts = orderAmounts(cart_totals, { shipping: fee, terms: shop, quote });
  const { amount } = amounts;
  const count = cart_totals.cart_counter;
  const isReady = Boolean(person) && obstacles.length === 0;
  const isGuest = person === null && obstacles.length === 0;
  const gap = findOrderGap(cart, shop, served || isMember ? fee : undefined);

  function goToCheckout() {
    keepCheckoutState(
      tabStore(),
      checkoutStateOf(cart, gift, amount, person ? Number(person.id) : null),
    );
    startOpening(() => router.push(routes.checkout));
  }

  return (
    <section
      id="bill"
      aria-labelledby="account"
      className="rounded-control border border-rule bg-paper-0 px-[min(1rem,4.5vw)] py-5 md:px-7 md:py-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id="account" className="font-display text-4 font-medium">
          Bill details
        </h2>
        <span className="small-caps font-[450] text-ink-2">
          {count === 1 ? '1 item' : `${count} items`}
        </span>
      </div>
      <div aria-live="polite">
        <Ledger
          caption="Price details"
          rows={accountRows(cart, amounts, deliveryRow(served, isMember && isServed, fee))}
          total={{ label: 'Total', amount: formatRupees(amount) }}
        />
      </div>
      <TaxNote
        tax={includedGst(amounts)}
        giftVoucher={cart_totals.gift_voucher_amt}
        className="mt-3"
      />
      {person === null && <LoginToOrder />}
      <form
        ref={markWhileAway}
        id="to-checkout"
        action={routes.checkout}
        onSubmit={(event) => {
          event.preventDefault();
          goToCheckout();
        }}
        className={`mt-5 ${isReady || isGuest ? 'cart-go' : ''}`}
      >
        <input type="hidden" name={fromCart.name} value={fromCart.value} />
        {isGuest ? (
          <Link href={otpHref} className={`${buttonClass()} w-full`}>
            {guestAction}
          </Link>
        ) : (
          <Button
            type="submit"
            className="w-full"
            disabled={!isReady}
            aria-describedby="checkout-obstacles"
            busyText={isOpening ? 'Opening' : undefined}
          >
            Process checkout
          </Button>
        )}
      </form>
      <div id="checkout-obstacles" role="status">
        {[...obstacles, ...(quote?.obstacle ? [`${quote.obstacle}.`] : [])].map((obstacle) => (
          <p key={obstacle} className="mt-2 font-[550] text-clay">
            {obstacle}
          </p>
        ))}
        {person === undefined && <p className="mt-2 text-ink-2">Loading…</p>}
      </div>
      {gap && <TopUp gap={gap} />}
      <CheckoutBar
        amount={amount}
        pieces={count}
        isReady={isReady}
        {...(isGuest && { loginHref: otpHref })}
      />
      {lateVouchers}
      {latePromises}
    </section>
  );
}

/* Its button belongs to the form of the bill (cart-account.tsx). */
function CheckoutBar({ amount, pieces, isReady, loginHref }: CheckoutBarProps) {
  return (
    <aside aria-label="Checkout" className="buy-bar lg:hidden">
      {isReady ? (
        <Button type="submit" form="to-checkout">
          Process checkout
        </Button>
      ) : (
        <a href={loginHref ?? '#bill'} className={buttonClass()}>
          {loginHref ? guestAction : 'View bill'}
        </a>
      )}
      <p>
        <b>{formatRupees(amount)}</b>
        <span className="block truncate text-1 text-ink-2">
          {pieces === 1 ? '1 item' : `${pieces} items`}
        </span>
      </p>
    </aside>
  );
}
