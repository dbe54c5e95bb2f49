import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PackScreen } from '@/components/dashboard/packing/pack-screen';
import { listPackingOrders } from '@/lib/contract/staff-packing';
import { orderPath, packPath, packingPath } from '@/lib/dashboard/paths';
import { hasPermission, readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import '../../orders/orders.css';
import '../packing.css';

export async function generateMetadata({
  params,
}: PageProps<'/dashboard/packing/[orderId]'>): Promise<Metadata> {
  return { title: `Pack ${(await params).orderId}` };
}

export default async function PackPage({ params }: PageProps<'/dashboard/packing/[orderId]'>) {
  const { orderId } = await params;
  const page = packPath(orderId);
  const me = await requireStaff(page, 'packing');
  const { data } = await readStaff(listPackingOrders, { page, query: { order_id: orderId } });
  const [order] = data;
  if (order) return <PackScreen order={order} />;
  // A notice also leads here for an order that is not confirmed yet, or that has left.
  redirect(hasPermission(me, 'orders') ? orderPath(orderId) : packingPath);
}
