import type { Metadata } from 'next';
import { EventList } from '@/components/dashboard/content/event-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.events };

export default async function EventsPage() {
  await requireStaff(contentPath('events'), 'content');
  return <EventList />;
}
