import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OrderScreen } from '@/components/order/order-screen';
import { findOwn } from '@/lib/platform/auth/read-own';
import { getOrder } from '@/lib/contract/order';
import { dayInIndia } from '@/lib/contract/india-clock';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

interface OrderPageProps {
  params: Promise<{ orderId: string }>;
}

const findOrder = cache(async (orderId: string) =>
  findOwn(getOrder, { page: routes.order(orderId), params: { orderId } }),
);

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const { orderId } = await params;
  const found = await findOrder(orderId);
  if (!found) return { title: 'Order Not Found' };
  const meta = await pageMetadata(routes.profile);
  return { ...meta, title: `Order ${found.data.order_id}` };
}

export default async function OrderPage({ params }: OrderPageProps) {
  const { orderId } = await params;
  const found = await findOrder(orderId);
  if (!found) notFound();
  return <OrderScreen order={found.data} today={dayInIndia(new Date())} />;
}
