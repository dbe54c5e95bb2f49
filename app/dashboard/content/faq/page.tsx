import type { Metadata } from 'next';
import { FaqScreen } from '@/components/dashboard/content/faq-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.faq };

export default async function QuestionsPage() {
  await requireStaff(contentPath('faq'), 'content');
  return <FaqScreen />;
}
