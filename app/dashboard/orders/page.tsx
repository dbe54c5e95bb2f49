import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { OrderQueue } from '@/components/dashboard/orders/order-queue';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { ordersPath, openOrders } from '@/lib/dashboard/paths';
import './orders.css';

export const metadata: Metadata = { title: 'Orders' };

export default async function OrdersPage({ searchParams }: PageProps<'/dashboard/orders'>) {
  await requireStaff(ordersPath, 'orders');
  if (Object.keys(await searchParams).length === 0) redirect(openOrders);
  return <OrderQueue />;
}
