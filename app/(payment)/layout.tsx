import type { ReactNode } from 'react';
import { CheckoutFooter } from '@/components/checkout/checkout-footer';
import { CheckoutHeader } from '@/components/checkout/checkout-header';

/** No login required: guests return from a payment too. */
export default function PaymentLayout({ children }: { children: ReactNode }) {
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
