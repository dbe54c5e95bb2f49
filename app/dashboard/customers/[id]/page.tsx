import type { Metadata } from 'next';
import { CustomerScreen } from '@/components/dashboard/customers/customer-screen';
import { hasPermission, readStaffRecord } from '@/lib/platform/auth/require-staff';
import { getStaffCustomer } from '@/lib/contract/staff-customer';
import { customersPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Customer' };

export default async function CustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = customersPath.one(id);
  const { data, me } = await readStaffRecord(getStaffCustomer, { id, page }, 'customers');
  return <CustomerScreen key={id} known={data} seesOrders={hasPermission(me, 'orders')} />;
}
