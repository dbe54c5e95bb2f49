import type { Metadata } from 'next';
import { StoreEditor } from '@/components/dashboard/content/store-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-store';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';
import { readDeliveryCountry } from '@/lib/features/place/queries';

export const metadata: Metadata = { title: contentTypes.stores };

export default async function StorePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('stores', id);
  await requireStaff(page, 'content');
  const [known, country] = await Promise.all([readRecord(read, id, page), readDeliveryCountry()]);
  return <StoreEditor known={known} countryId={country.id} />;
}
