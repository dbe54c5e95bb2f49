import type { Metadata } from 'next';
import { NewComboScreen } from '@/components/dashboard/products/new-combo-screen';
import { newComboPath } from '@/lib/dashboard/paths';
import { requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'New combo' };

export default async function NewComboPage() {
  await requireStaff(newComboPath, 'catalogue');
  return <NewComboScreen />;
}
