import type { ReactNode } from 'react';
import { CurrentPage } from '@/components/layout/current-page';
import { DemoBar } from '@/components/layout/demo-bar';
import { FloatingButtons } from '@/components/layout/floating-buttons';
import { linkClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';
import { phoneHref } from '@/lib/features/shop-profile/shop-contact';
import { readShop } from '@/lib/features/shop-profile/queries';
import { Logo } from '@/components/layout/logo';
import { Link } from '@/components/ui/link';

export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <DemoBar className="" />
      <CheckoutHeader />
      <main id="content" className="min-h-[60vh]">
        <CurrentPage>{children}</CurrentPage>
      </main>
      <CheckoutFooter />
      <div className="site-chrome bottom-bar">
        <FloatingButtons />
      </div>
    </>
  );
}

async function CheckoutFooter() {
  const shop = await readShop();
  return (
    <footer className="site-chrome frame pt-4 pb-8 text-1 max-lg:[html:has(.checkout-bill)_&]:pb-28">
      <p className="flex flex-wrap items-center gap-x-4 border-t border-rule pt-3 text-ink-2">
        Questions about your order?
        {shop.email ? (
          <a href={`mailto:${shop.email}`} className={`${linkClass} py-2`}>
            {shop.email}
          </a>
        ) : (
          <a href={routes.contactUs} className={`${linkClass} py-2`}>
            Write to us
          </a>
        )}
        {shop.phone && (
          <a href={phoneHref(shop.phone)} className={`${linkClass} py-2`}>
            {shop.phone}
          </a>
        )}
      </p>
    </footer>
  );
}

function CheckoutHeader() {
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
