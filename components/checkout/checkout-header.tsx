import { Logo } from '@/components/layout/logo';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

export function CheckoutHeader() {
  return (
    <header className="site-chrome border-b border-ink">
      <div className="frame flex flex-wrap items-center gap-x-4 gap-y-1 py-2 md:py-4">
        <Logo />
        <p className="flex items-center gap-2 font-medium max-md:text-1">
          <svg viewBox="0 0 24 24" className="drawn-icon size-4 md:size-5" aria-hidden>
            <path d="M12 16h.01M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2M7 10V7a5 5 0 0 1 10 0v3" />
          </svg>
          Secure checkout
        </p>
        <Link
          href={routes.cart}
          className="ml-auto inline-flex min-h-11 items-center gap-2 font-medium hover:underline"
        >
          <svg viewBox="0 0 24 24" className="drawn-icon size-5" aria-hidden>
            <path d="m12 19-7-7 7-7M19 12H5" />
          </svg>
          <span className="max-md:sr-only">Back to cart</span>
          <span aria-hidden className="md:hidden">
            Cart
          </span>
        </Link>
      </div>
    </header>
  );
}
