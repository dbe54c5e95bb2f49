import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { unstable_serialize as keyOf } from 'swr';
import { KnownData } from '@/components/account/known-data';
import { CheckoutFailed } from '@/components/checkout/checkout-failed';
import { CheckoutGate } from '@/components/checkout/checkout-gate';
import { ApiError } from '@/lib/api/api-error';
import { randomKey } from '@/lib/api/random-key';
import { dayInIndia } from '@/lib/contract/india-clock';
import type { PayType } from '@/lib/contract/order';
import { readShop } from '@/lib/features/shop-profile/queries';
import { firstAddress } from '@/lib/features/order/first-address';
import { checkoutFromCart, fromCart } from '@/lib/features/order/from-cart';
import { usualPayType } from '@/lib/features/order/payment-options';
import { quoteKey } from '@/lib/features/order/quote-key';
import { readCheckout, readQuote, type CheckoutMatter } from '@/lib/features/order/queries';
import { expressDeliveryOf } from '@/lib/features/order/express-delivery';
import { readKnown } from '@/lib/platform/auth/read-known';
import { submittedFormParameter, withParameter } from '@/lib/platform/form-posts/form-address';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes } from '@/lib/platform/routes';
import { idFrom } from '@/lib/format/id';

interface CheckoutPageProps {
  searchParams: Promise<{ from?: string; address?: string; kept?: string }>;
}

export const metadata: Metadata = {
  title: 'Checkout',
  robots: { index: false, follow: true },
};

export default async function CheckoutPage({ searchParams }: CheckoutPageProps) {
  const { from, address = '', kept: submittedFormId } = await searchParams;
  const matter = await readCheckoutOrNull();
  if (!matter) return <CheckoutFailed />;
  const { cart, profile, isMember } = matter;
  const isFromCart = from === fromCart.value;
  const submittedForm = await findSubmittedForm(submittedFormId);
  const withSubmittedForm = (path: string) =>
    submittedForm ? withParameter(path, submittedFormParameter, submittedForm.id) : path;
  if (cart.data.length === 0) redirect(withSubmittedForm(routes.cart));
  if (profile.addresses.length === 0) {
    redirect(routes.addAddress(isFromCart ? checkoutFromCart : routes.checkout));
  }
  const now = new Date();
  const addressId = idFrom(address) || undefined;
  const requested = profile.addresses.find(({ id }) => id === addressId);
  const chosen = requested?.id ?? firstAddress(profile.addresses, null);
  return (
    <KnownData data={{ ...(await readKnown({})), ...(await preloadQuotes(chosen, matter)) }}>
      <CheckoutGate
        cart={cart}
        addresses={profile.addresses}
        isMember={isMember}
        today={dayInIndia(now)}
        express={expressDeliveryOf(now, isMember)}
        isFromCart={isFromCart}
        orderKey={randomKey()}
        addressId={addressId}
        submittedForm={submittedForm}
      />
    </KnownData>
  );
}

/**
 * Initial SWR data: the store's quotes for the chosen address, so that the first render has them:
 * that of the usual way to pay, and that of cash, which is posted without scripts.
 */
async function preloadQuotes(chosen: number | null, { cart }: CheckoutMatter) {
  const payTypes = new Set<PayType>([usualPayType(await readShop()), 'Cash on Delivery']);
  const entries = [...payTypes].map(async (payType) => {
    const key = quoteKey(chosen ?? undefined, cart.cart_totals.final_total, payType);
    const quote = chosen !== null && key ? await readQuote(chosen, payType) : undefined;
    return key && quote ? [[keyOf(key), quote] as const] : [];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** Returns null if the store API is unreachable; the page then shows its own error. */
async function readCheckoutOrNull(): Promise<CheckoutMatter | null> {
  try {
    return await readCheckout();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('The checkout could not be read', error);
    return null;
  }
}
