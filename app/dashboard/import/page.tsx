import type { Metadata } from 'next';
import { ImportsScreen } from '@/components/dashboard/import/imports-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { importsPath } from '@/lib/dashboard/import/import-paths';
import '../catalogue.css';

export const metadata: Metadata = { title: 'Import' };

export default async function ImportPage() {
  await requireStaff(importsPath, 'catalogue');
  return <ImportsScreen />;
}
