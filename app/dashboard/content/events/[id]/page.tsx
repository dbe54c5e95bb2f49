import type { Metadata } from 'next';
import { EventEditor } from '@/components/dashboard/content/event-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-event';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

export const metadata: Metadata = { title: contentTypes.events };

export default async function EventPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('events', id);
  await requireStaff(page, 'content');
  return <EventEditor known={await readRecord(read, id, page)} />;
}
