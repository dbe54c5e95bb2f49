import type { Metadata } from 'next';
import { BrandScreen } from '@/components/dashboard/brands/brand-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-brand';
import { brandsPath } from '@/lib/dashboard/paths';
import { readRecord } from '@/lib/dashboard/content/read-record';
import '../../catalogue.css';

export const metadata: Metadata = { title: 'Brand' };

export default async function BrandPage({ params }: { params: Promise<{ brandId: string }> }) {
  const { brandId } = await params;
  const page = `${brandsPath}/${brandId}`;
  await requireStaff(page, 'catalogue');
  const known = await readRecord(read, brandId, page);
  return <BrandScreen key={brandId} known={known} />;
}
