import type { Metadata } from 'next';
import { Logo } from '@/components/layout/logo';
import { NotFoundScreen } from '@/components/layout/not-found-screen';

export const metadata: Metadata = { title: 'Page not found' };

/* What belongs to no group of pages. The chrome stays away: its scripts would come with every page. */
export default function NotFound() {
  return (
    <main>
      <div className="frame border-b border-ink py-4">
        <Logo />
      </div>
      <NotFoundScreen />
    </main>
  );
}
