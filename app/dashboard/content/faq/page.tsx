import type { Metadata } from 'next';
import { FaqScreen } from '@/components/dashboard/content/faq-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentRooms } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentRooms.faq };

export default async function QuestionsPage() {
  await requireStaff(contentPath('faq'), 'content');
  return <FaqScreen />;
}
