import type { ReactNode } from 'react';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { requireCustomer } from '@/lib/platform/auth/require-customer';
import { routes } from '@/lib/platform/routes';

export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  await requireCustomer(routes.checkout);
  return <CheckoutFrame>{children}</CheckoutFrame>;
}
