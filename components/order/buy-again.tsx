import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { linkClass, type ButtonKind } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { toastError, toastSuccess } from '@/components/ui/toast';
import type { OrderLine } from '@/lib/contract/order';
import type { BuyAgainResult } from '@/lib/features/order/buy-again';
import { routes } from '@/lib/platform/routes';

const failed = 'There was an error adding your product to cart! Please try again!';

interface BuyAgainProps {
  readLines: () => OrderLine[] | Promise<OrderLine[]>;
  /** Accessible name where a page has several of these buttons. */
  label?: string;
  kind?: ButtonKind;
}

export function BuyAgain({ readLines, label, kind = 'second' }: BuyAgainProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<BuyAgainResult>();

  async function buy() {
    setIsBusy(true);
    setResult(undefined);
    try {
      const [lines, { buyAgain }, { addAgain }] = await Promise.all([
        readLines(),
        import('@/lib/features/order/buy-again'),
        import('@/lib/features/order/add-again'),
      ]);
      const bought = await buyAgain(lines, addAgain);
      setResult(bought);
      if (bought.pieces > 0) toastSuccess('Product added to cart!');
      else toastError(failed);
    } catch {
      toastError(failed);
      setResult({ pieces: 0, missing: [failed] });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button
        kind={kind}
        size={label ? 'card' : 'page'}
        aria-label={label}
        busyText={isBusy ? 'Adding' : undefined}
        onClick={buy}
      >
        Buy again
      </Button>
      <div role="status" className="order-last w-full empty:hidden">
        {result && (
          <>
            {result.pieces > 0 && (
              <p className="font-[550] text-leaf-7">
                {result.pieces === 1 ? '1 item' : `${result.pieces} items`} added to your cart.{' '}
                <Link
                  href={routes.cart}
                  className={`${linkClass} inline-flex min-h-6 items-center`}
                >
                  View cart
                </Link>
              </p>
            )}
            {result.missing.map((sentence) => (
              <p key={sentence} className="font-[550] text-clay">
                {sentence}
              </p>
            ))}
          </>
        )}
      </div>
    </>
  );
}
