import type { Metadata } from 'next';
import { logoSize } from '@/components/layout/logo-size';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { readShop } from '@/lib/features/shop-profile/queries';

export const metadata: Metadata = { title: 'Page not found' };

/* No header, footer or logo link here: their scripts would load with every page. */
export default async function NotFound() {
  const { name } = await readShop();
  return (
    <main>
      <div className="frame border-b border-ink py-4">
        <p className="logo" {...logoSize(name)}>
          {name}
          <i aria-hidden className="haldi-dot" />
        </p>
      </div>
      <NotFoundScreen />
    </main>
  );
}
