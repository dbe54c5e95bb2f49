import type { Metadata } from 'next';
import { UndoContactScreen } from '@/components/account/undo-contact-screen';

interface UndoPageProps {
  params: Promise<{ code: string }>;
}

export const metadata: Metadata = {
  title: 'Not you?',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function UndoPage({ params }: UndoPageProps) {
  return <UndoContactScreen code={decodeURIComponent((await params).code)} />;
}
