import type { ReactNode } from 'react';
import { CheckoutFooter } from '@/components/checkout/checkout-footer';
import { CheckoutHeader } from '@/components/checkout/checkout-header';

/** The bare chrome of the checkout, for whoever comes back from a payment: a guest as well. */
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
