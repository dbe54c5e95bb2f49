import type { Metadata } from 'next';
import { ImportScreen } from '@/components/dashboard/import/import-screen';
import { readStaffRecord } from '@/lib/platform/auth/require-staff';
import { getProductImport } from '@/lib/contract/staff-import';
import { importPath } from '@/lib/dashboard/import/import-paths';
import '../../catalogue.css';

export const metadata: Metadata = { title: 'Product import' };

export default async function OneImportPage({ params }: { params: Promise<{ importId: string }> }) {
  const { importId: id } = await params;
  const page = importPath(Number(id));
  const { data } = await readStaffRecord(getProductImport, { id, page }, 'catalogue');
  return <ImportScreen known={data} />;
}
