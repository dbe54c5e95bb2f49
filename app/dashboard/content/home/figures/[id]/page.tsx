import type { Metadata } from 'next';
import { StatisticEditor } from '@/components/dashboard/content/statistic-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { readStatistic } from '@/lib/contract/staff-home';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

export const metadata: Metadata = { title: contentTypes.home };

export default async function FigurePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('home', 'figures', id);
  await requireStaff(page, 'content');
  return <StatisticEditor known={await readRecord(readStatistic, id, page)} />;
}
