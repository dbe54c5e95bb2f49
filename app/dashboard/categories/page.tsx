import type { Metadata } from 'next';
import { CategoriesScreen } from '@/components/dashboard/categories/categories-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { getStaffCategory, listStaffCategories } from '@/lib/contract/staff-category';
import { categoriesPath } from '@/lib/dashboard/paths';
import { readRecord } from '@/lib/dashboard/content/read-record';
import '../catalogue.css';

export const metadata: Metadata = { title: 'Categories' };

export default async function CategoriesPage({ searchParams }: PageProps<'/dashboard/categories'>) {
  const page = categoriesPath;
  await requireStaff(page, 'catalogue');
  const { open, below } = await searchParams;
  const [{ data }, opened] = await Promise.all([
    readStaff(listStaffCategories, { page }),
    typeof open === 'string' ? readRecord(getStaffCategory, open, page) : undefined,
  ]);
  const parent = data.find(({ id }) => String(id) === below)?.id ?? null;
  return <CategoriesScreen known={data} open={opened} below={parent} />;
}
