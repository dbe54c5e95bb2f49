import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { OrderQueue } from '@/components/dashboard/orders/order-queue';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { ordersPath, openOrders } from '@/lib/dashboard/orders/order-paths';
import './orders.css';

export const metadata: Metadata = { title: 'Orders' };

interface OrdersPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  await requireStaff(ordersPath, 'orders');
  if (Object.keys(await searchParams).length === 0) redirect(openOrders);
  return <OrderQueue />;
}
