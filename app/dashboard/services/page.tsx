import type { Metadata } from 'next';
import { ServicesScreen } from '@/components/dashboard/services/services-screen';
import { getProviderKeys } from '@/lib/contract/staff-provider-keys';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Connected services' };

const page = '/dashboard/services';

export default async function ServicesPage() {
  await requireStaff(page, 'superuser');
  const { data } = await readStaff(getProviderKeys, { page });
  return <ServicesScreen state={data} />;
}
