import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CustomerScreen } from '@/components/dashboard/customers/customer-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { isId } from '@/lib/contract/is-id';
import { mayEnter } from '@/lib/contract/staff-area';
import { getStaffCustomer } from '@/lib/contract/staff-customer';
import { customersPath } from '@/lib/dashboard/people/people-paths';

export const metadata: Metadata = { title: 'Customer' };

export default async function CustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!isId(id)) notFound();
  const page = customersPath.one(id);
  const { is_staff, is_superuser, areas } = await requireStaff(page, 'customers');
  const { data } = await readStaff(getStaffCustomer, { page, params: { id } });
  const me = { isStaff: is_staff, isSuperuser: is_superuser, areas };
  return <CustomerScreen key={id} known={data} seesOrders={mayEnter(me, 'orders')} />;
}
