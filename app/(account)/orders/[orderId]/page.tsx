import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OrderScreen } from '@/components/order/order-screen';
import { findOwn } from '@/lib/platform/auth/read-own';
import { getOrder } from '@/lib/contract/order';
import { dayInIndia } from '@/lib/contract/india-clock';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes } from '@/lib/platform/routes';

interface OrderPageProps {
  params: Promise<{ orderId: string }>;
  searchParams: Promise<{ kept?: string | string[]; cancel?: string }>;
}

const findOrder = cache(async (orderId: string) =>
  findOwn(getOrder, { page: routes.order(orderId), params: { orderId } }),
);

export async function generateMetadata({
  params,
}: Pick<OrderPageProps, 'params'>): Promise<Metadata> {
  const { orderId } = await params;
  const found = await findOrder(orderId);
  if (!found) return { title: 'Order Not Found' };
  const meta = await pageMetadata(routes.profile);
  return { ...meta, title: `Order ${found.data.order_id}` };
}

export default async function OrderPage({ params, searchParams }: OrderPageProps) {
  const { orderId } = await params;
  const found = await findOrder(orderId);
  if (!found) notFound();
  const { kept, cancel } = await searchParams;
  return (
    <OrderScreen
      order={found.data}
      today={dayInIndia(new Date())}
      submittedForm={await findSubmittedForm(kept)}
      isCancelling={cancel !== undefined}
    />
  );
}
