import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RailScreen } from '@/components/dashboard/content/rail-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { productRails } from '@/lib/contract/staff-product';
import { listRails } from '@/lib/contract/staff-rail';
import { contentPath, contentTypes } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: contentTypes.home };

export default async function RailPage({ params }: { params: Promise<{ rail: string }> }) {
  const { rail } = await params;
  const name = productRails.find((one) => one === rail);
  if (!name) notFound();
  const page = contentPath('home', 'rails', name);
  await requireStaff(page, 'content');
  const { data } = await readStaff(listRails, { page });
  return <RailScreen key={name} name={name} rails={data} />;
}
