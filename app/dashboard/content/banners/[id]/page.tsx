import type { Metadata } from 'next';
import { BannerEditor } from '@/components/dashboard/content/banner-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { getCategoryTree } from '@/lib/features/category/queries';
import { read } from '@/lib/contract/staff-banner';
import { categoryOptions } from '@/lib/dashboard/content/category-options';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';
import { readTickets } from '@/lib/dashboard/content/read-tickets';
import '../../../../home.css';

export const metadata: Metadata = { title: contentTypes.banners };

export default async function BannerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('banners', id);
  await requireStaff(page, 'content');
  const [known, tree] = await Promise.all([readRecord(read, id, page), getCategoryTree()]);
  const pictured = await readTickets(known?.pictured_products ?? []);
  return <BannerEditor known={known} categories={categoryOptions(tree)} pictured={pictured} />;
}
