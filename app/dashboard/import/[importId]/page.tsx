import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ImportScreen } from '@/components/dashboard/import/import-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { isId } from '@/lib/contract/is-id';
import { getProductImport } from '@/lib/contract/staff-import';
import { importPath } from '@/lib/dashboard/import/import-paths';
import '../../catalogue.css';

export const metadata: Metadata = { title: 'Product import' };

export default async function OneImportPage({ params }: { params: Promise<{ importId: string }> }) {
  const { importId } = await params;
  if (!isId(importId)) notFound();
  const page = importPath(Number(importId));
  await requireStaff(page, 'catalogue');
  const { data } = await readStaff(getProductImport, { page, params: { id: importId } });
  return <ImportScreen known={data} />;
}
