import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { formatRupees } from '@/lib/format/money';
import '@/components/ui/buy-bar.css';

interface CheckoutBarProps {
  /** In rupees. */
  amount: number;
  pieces: number;
  isReady: boolean;
  /** Where a guest logs in to order. */
  loginHref?: string;
}

/* Its button belongs to the form of the bill (cart-account.tsx). */
export function CheckoutBar({ amount, pieces, isReady, loginHref }: CheckoutBarProps) {
  return (
    <aside aria-label="Checkout" className="buy-bar lg:hidden">
      {isReady ? (
        <Button type="submit" form="to-checkout">
          Checkout
        </Button>
      ) : (
        <a href={loginHref ?? '#bill'} className={buttonClass()}>
          {loginHref ? 'Checkout' : 'See the bill'}
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
