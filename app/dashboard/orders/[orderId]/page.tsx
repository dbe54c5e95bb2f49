import type { Metadata } from 'next';
import { OrderScreen } from '@/components/dashboard/orders/order-screen';
import { hasPermission, readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { getStaffOrder } from '@/lib/contract/staff-order-detail';
import { listOrderRefunds } from '@/lib/contract/staff-refund';
import { readDeliveryCountry } from '@/lib/features/place/queries';
import { orderPath } from '@/lib/dashboard/paths';
import '../orders.css';

export async function generateMetadata({
  params,
}: PageProps<'/dashboard/orders/[orderId]'>): Promise<Metadata> {
  return { title: `Order ${(await params).orderId}` };
}

export default async function StaffOrderPage({ params }: PageProps<'/dashboard/orders/[orderId]'>) {
  const { orderId } = await params;
  const page = orderPath(orderId);
  const me = await requireStaff(page, 'orders');
  const [order, money, country] = await Promise.all([
    readStaff(getStaffOrder, { page, params: { orderId } }),
    readStaff(listOrderRefunds, { page, params: { orderId } }),
    readDeliveryCountry(),
  ]);
  return (
    <OrderScreen
      order={order.data}
      money={money.data}
      countryId={country.id}
      seesCustomers={hasPermission(me, 'customers')}
    />
  );
}
