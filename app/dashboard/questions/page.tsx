import type { Metadata } from 'next';
import { QuestionList } from '@/components/dashboard/questions/question-list';
import { questionsPath } from '@/lib/dashboard/paths';
import { requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Questions' };

export default async function QuestionsPage() {
  await requireStaff(questionsPath.path, 'customers');
  return <QuestionList />;
}
