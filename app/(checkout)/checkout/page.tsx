import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutFailed } from '@/components/checkout/checkout-failed';
import { CheckoutGate } from '@/components/checkout/checkout-gate';
import { ApiError } from '@/lib/api/api-error';
import { dayInIndia } from '@/lib/contract/india-clock';
import { readCheckout, type CheckoutMatter } from '@/lib/features/order/queries';
import { expressDeliveryOf } from '@/lib/features/order/express-delivery';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = {
  title: 'Checkout',
  robots: { index: false, follow: true },
};

export default async function CheckoutPage() {
  const matter = await readOrExplain();
  if (!matter) return <CheckoutFailed />;
  const { cart, profile, isMember } = matter;
  if (cart.data.length === 0) redirect(routes.cart);
  if (profile.addresses.length === 0) redirect(routes.addAddress(routes.checkout));
  const now = new Date();
  return (
    <CheckoutGate
      cart={cart}
      addresses={profile.addresses}
      isMember={isMember}
      today={dayInIndia(now)}
      express={expressDeliveryOf(now, isMember)}
    />
  );
}

/** Returns null if the store API is unreachable; the page then shows its own error. */
async function readOrExplain(): Promise<CheckoutMatter | null> {
  try {
    return await readCheckout();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('The checkout could not be read', error);
    return null;
  }
}
