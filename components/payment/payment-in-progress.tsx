import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

export function PaymentInProgress({ isSlow, isOrder }: { isSlow: boolean; isOrder: boolean }) {
  return (
    <div role="status" className="max-w-[46ch]">
      <span
        aria-hidden
        className="mx-auto mb-6 block size-10 animate-spin rounded-full border-[3px] border-rule border-t-leaf-7 motion-reduce:animate-none"
      />
      <h1 className="font-display text-5 font-medium text-balance">
        We are currently processing your payment ...
      </h1>
      <p className="mt-3 font-[550]">Please do not refresh this page or go back.</p>
      {isSlow && (
        <p className="mt-6 text-ink-2">
          This is taking longer than usual. We’ll message you as soon as your bank confirms
          {isOrder && (
            <>
              {', '}and{' '}
              <Link href={routes.orders} className={linkClass}>
                your orders
              </Link>{' '}
              will show it
            </>
          )}
          . You can leave this page now.
        </p>
      )}
    </div>
  );
}
