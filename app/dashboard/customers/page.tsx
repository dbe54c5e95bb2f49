import type { Metadata } from 'next';
import { CustomerList } from '@/components/dashboard/customers/customer-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { customersPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Customers' };

export default async function CustomersPage() {
  await requireStaff(customersPath.path, 'customers');
  return <CustomerList />;
}
