import type { Metadata } from 'next';
import { BrandList } from '@/components/dashboard/brands/brand-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { brandsPath } from '@/lib/dashboard/paths';
import '../catalogue.css';

export const metadata: Metadata = { title: 'Brands' };

export default async function BrandsPage() {
  await requireStaff(brandsPath, 'catalogue');
  return <BrandList />;
}
