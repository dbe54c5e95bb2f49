import type { Metadata } from 'next';
import { UnsubscribeScreen } from '@/components/news/unsubscribe-screen';
import { newsOfLink } from '@/lib/features/news/queries';
import '../../../all-parts.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: 'Email updates',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <UnsubscribeScreen token={token} wantsNews={await newsOfLink(token)} />;
}
