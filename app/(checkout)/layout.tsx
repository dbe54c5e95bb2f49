import type { ReactNode } from 'react';
import { CheckoutFooter } from '@/components/checkout/checkout-footer';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { requireCustomer } from '@/lib/platform/auth/require-customer';
import { routes } from '@/lib/platform/routes';

export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  await requireCustomer(routes.checkout);
  return (
    <>
      <CheckoutHeader />
      <main id="content" className="min-h-[60vh]">
        {children}
      </main>
      <CheckoutFooter />
    </>
  );
}
