import type { Metadata } from 'next';
import { OrderQueue } from '@/components/dashboard/orders/order-queue';
import { requireStaff } from '@/lib/auth/require-staff';
import { ordersRoom } from '@/lib/dashboard/orders/order-paths';

export const metadata: Metadata = { title: 'Orders' };

export default async function OrdersPage() {
  await requireStaff(ordersRoom, 'orders');
  return <OrderQueue />;
}
