import type { Metadata } from 'next';
import { CountScreen } from '@/components/dashboard/products/count-screen';
import { countPath } from '@/lib/dashboard/paths';
import { requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Count stock' };

export default async function CountPage() {
  await requireStaff(countPath, 'catalogue');
  return <CountScreen />;
}
