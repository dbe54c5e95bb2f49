import type { Metadata } from 'next';
import { connection } from 'next/server';
import { UnsubscribeScreen } from '@/components/news/unsubscribe-screen';
import { newsOfLink } from '@/lib/features/news/queries';
import '../../../all-parts.css';

export const metadata: Metadata = {
  title: 'Email updates',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  await connection();
  const { token } = await params;
  return <UnsubscribeScreen token={token} wantsNews={await newsOfLink(token)} />;
}
