'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Ledger, type LedgerRow } from '@/components/ui/ledger';
import { obstaclesOf } from '@/lib/cart/checkout-gate';
import type { Cart } from '@/lib/contract/cart';
import { storeRules } from '@/lib/contract/store-rules';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/session/use-session';
import { LoginToOrder } from './login-to-order';

/** What the cart costs, and the way on. */
export function CartAccount({ cart }: { cart: Cart }) {
  const router = useRouter();
  const person = useSession();
  const { total, discount_amt, final_total, gst_amt, product_price, cart_counter } =
    cart.cart_totals;
  const obstacles = obstaclesOf(cart);
  const isFree = person?.isElite === true;
  const saved = product_price - total;

  const rows: LedgerRow[] = [
    { key: 'mrp', label: 'Price at MRP', amount: formatRupees(product_price) },
    ...(saved > 0
      ? [{ key: 'saved', label: 'Saved on MRP', amount: formatRupees(-saved), isSaving: true }]
      : []),
    ...(discount_amt > 0
      ? [
          {
            key: 'discount',
            label: cart.voucher_code ? `Voucher ${cart.voucher_code}` : 'Discount',
            amount: formatRupees(-discount_amt),
            isSaving: true,
          },
        ]
      : []),
    {
      key: 'delivery',
      label: 'Delivery',
      amount: isFree ? 'Free' : <span className="text-1 font-normal">at checkout</span>,
      isSaving: isFree,
    },
  ];

  return (
    <section
      aria-labelledby="account"
      className="rounded-control border border-rule bg-paper-0 px-4 py-5 md:px-7 md:py-6"
    >
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="account" className="font-display text-4 font-medium">
          The account
        </h2>
        <span className="small-caps font-[450] text-ink-2">
          {cart_counter === 1 ? '1 item' : `${cart_counter} items`}
        </span>
      </div>
      <Ledger
        caption="What the cart costs"
        rows={rows}
        total={{ label: 'To pay', amount: formatRupees(final_total) }}
      />
      <p className="mt-3 text-1 text-ink-2">
        incl. of all taxes; GST of {formatRupees(gst_amt)} is contained.
      </p>
      <Button
        className="mt-5 w-full"
        disabled={!person || obstacles.length > 0}
        aria-describedby="checkout-obstacles"
        onClick={() => router.push(routes.checkout)}
      >
        Process checkout
      </Button>
      <div id="checkout-obstacles" role="status" className="font-[550]">
        {obstacles.map((obstacle) => (
          <p key={obstacle} className="mt-2 text-clay">
            {obstacle}
          </p>
        ))}
        {person === undefined && <p className="mt-2 text-ink-2">One moment …</p>}
      </div>
      {person === null && <LoginToOrder />}
      <ul className="mt-5 space-y-1.5 text-1">
        <li>Cash on Delivery possible</li>
        <li>Replacement within 5 days, return within 15</li>
      </ul>
      <p className="mt-4 flex gap-2.5 border-t border-rule pt-4 text-1">
        <span aria-hidden className="mt-1 size-3 shrink-0 rounded-[46%_54%_52%_48%] bg-turmeric" />
        <span>
          {isFree
            ? 'Delivery is free for you, as an Elite member.'
            : `Delivery is worked out at checkout: ${formatRupees(storeRules.shippingFee)}, free in ${storeRules.freeShippingCity} and for Elite members.`}
        </span>
      </p>
    </section>
  );
}
