import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PackScreen } from '@/components/dashboard/packing/pack-screen';
import { mayEnter } from '@/lib/contract/staff-area';
import { listPackingOrders } from '@/lib/contract/staff-packing';
import { orderPath } from '@/lib/dashboard/orders/order-paths';
import { packPath, packingPath } from '@/lib/dashboard/packing/packing-paths';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import '../../orders/orders.css';
import '../packing.css';

interface PackPageProps {
  params: Promise<{ orderId: string }>;
}

export async function generateMetadata({ params }: PackPageProps): Promise<Metadata> {
  return { title: `Pack ${(await params).orderId}` };
}

export default async function PackPage({ params }: PackPageProps) {
  const { orderId } = await params;
  const page = packPath(orderId);
  const person = await requireStaff(page, 'packing');
  const { data } = await readStaff(listPackingOrders, { page, query: { order_id: orderId } });
  const [order] = data;
  if (order) return <PackScreen order={order} />;
  // A notice also leads here for an order that is not confirmed yet, or that has left.
  const { is_staff: isStaff, is_superuser: isSuperuser, areas } = person;
  const seesOrders = mayEnter({ isStaff, isSuperuser, areas }, 'orders');
  redirect(seesOrders ? orderPath(orderId) : packingPath);
}
