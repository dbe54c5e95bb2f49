import type { ReactNode } from 'react';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import '../all-parts.css';

/** No login required: guests return from a payment too. */
export default function PaymentLayout({ children }: { children: ReactNode }) {
  return <CheckoutFrame>{children}</CheckoutFrame>;
}
