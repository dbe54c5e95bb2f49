import type { Metadata } from 'next';
import { CartScreen } from '@/components/cart/cart-screen';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: `Your cart | ${site.name}`,
  robots: { index: false, follow: true },
};

export default function CartPage() {
  return <CartScreen />;
}
