import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutFailed } from '@/components/checkout/checkout-failed';
import { CheckoutScreen } from '@/components/checkout/checkout-screen';
import { SessionEnded } from '@/components/checkout/session-ended';
import { ApiError } from '@/lib/api/api-error';
import { requireCustomer } from '@/lib/auth/require-customer';
import { dayInIndia } from '@/lib/format/today';
import { readCheckout } from '@/lib/order/queries';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: `Checkout | ${site.name}`,
  robots: { index: false, follow: true },
};

export default async function CheckoutPage() {
  const token = await requireCustomer(routes.checkout);
  const matter = await readCheckout(token).catch((error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
  if (matter instanceof ApiError) {
    if (matter.status === 401) return <SessionEnded backTo={routes.checkout} />;
    console.error('The checkout could not be read', matter);
    return <CheckoutFailed />;
  }
  const { cart, profile } = matter;
  if (cart.data.length === 0) redirect(routes.cart);
  if (profile.addresses.length === 0) redirect(routes.addAddress(routes.checkout));
  return (
    <CheckoutScreen
      cart={cart}
      addresses={profile.addresses}
      isElite={profile.is_sose_elite_user}
      today={dayInIndia(new Date())}
    />
  );
}
