import type { Metadata } from 'next';
import { UnsubscribeScreen } from '@/components/news/unsubscribe-screen';
import { newsOfLink } from '@/lib/features/news/queries';
import '../../../all-parts.css';

interface UnsubscribePageProps {
  params: Promise<{ token: string }>;
}

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: 'News by email',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function UnsubscribePage({ params }: UnsubscribePageProps) {
  const { token } = await params;
  return <UnsubscribeScreen token={token} wantsNews={await newsOfLink(token)} />;
}
