import type { Metadata } from 'next';
import { UndoContactScreen } from '@/components/account/undo-contact-screen';

export const metadata: Metadata = {
  title: 'Wasn’t you?',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function UndoPage({ params }: { params: Promise<{ code: string }> }) {
  return <UndoContactScreen code={decodeURIComponent((await params).code)} />;
}
