import type { Metadata } from 'next';
import { KnownData } from '@/components/account/known-data';
import { AskVaidya } from '@/components/cart/ask-vaidya';
import { CartScreen } from '@/components/cart/cart-screen';
import { PopularProducts } from '@/components/shop/no-products';
import { readKnownCart } from '@/lib/features/cart/queries';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';

export const metadata: Metadata = {
  title: 'Your cart',
  robots: { index: false, follow: true },
};

export default async function CartPage({ searchParams }: PageProps<'/cart'>) {
  const [data, submittedForm] = await Promise.all([
    readKnownCart(),
    findSubmittedForm((await searchParams).kept),
  ]);
  return (
    <KnownData data={data}>
      <CartScreen submittedForm={submittedForm} popular={<PopularProducts />}>
        <AskVaidya />
      </CartScreen>
    </KnownData>
  );
}
