import { ArrowLeft, LockKeyhole } from 'lucide-react';
import Link from 'next/link';
import { Logo } from '@/components/layout/logo';
import { routes } from '@/lib/platform/routes';

export function CheckoutHeader() {
  return (
    <header className="site-chrome border-b border-ink">
      <div className="frame flex flex-wrap items-center gap-x-4 gap-y-1 md:gap-x-6 py-2 md:py-4">
        <Logo />
        <p className="flex items-center gap-2 font-medium max-md:text-1">
          <LockKeyhole className="size-4 md:size-5" aria-hidden />
          Secure checkout
        </p>
        <Link
          href={routes.cart}
          className="ml-auto inline-flex min-h-11 items-center gap-2 font-medium hover:underline"
        >
          <ArrowLeft className="size-5" aria-hidden />
          <span className="max-md:sr-only">Back to cart</span>
          <span aria-hidden className="md:hidden">
            Cart
          </span>
        </Link>
      </div>
    </header>
  );
}
