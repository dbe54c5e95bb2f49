import type { Metadata } from 'next';
import { SectionEditor } from '@/components/dashboard/content/section-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-home';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';
import { readShop } from '@/lib/features/shop-profile/queries';
import '../../../../home.css';

export const metadata: Metadata = { title: contentTypes.home };

export default async function SectionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('home', id);
  await requireStaff(page, 'content');
  const [known, terms] = await Promise.all([readRecord(read, id, page), readShop()]);
  return <SectionEditor known={known} terms={terms} />;
}
