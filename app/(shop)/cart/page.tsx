import type { Metadata } from 'next';
import { CartScreen } from '@/components/cart/cart-screen';

export const metadata: Metadata = {
  title: 'Your cart',
  robots: { index: false, follow: true },
};

export default function CartPage() {
  return <CartScreen />;
}
