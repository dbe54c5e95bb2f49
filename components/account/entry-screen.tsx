import type { ReactNode } from 'react';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { LoginPictures } from './login-pictures';
import './entry-screen.css';

interface EntryScreenProps {
  headingId: string;
  pictures: ShopPicture[];
  children: ReactNode;
}

export function EntryScreen({ headingId, pictures, children }: EntryScreenProps) {
  const hasPictures = pictures.length > 0;
  return (
    <div
      className={`frame grid grid-cols-[minmax(0,1fr)] pb-10 md:py-12 ${hasPictures ? 'entry-beside-pictures' : 'max-md:pt-8'}`}
    >
      <section aria-labelledby={headingId} className="entry-panel">
        {children}
      </section>
      {hasPictures && (
        <LoginPictures pictures={pictures} className="entry-pictures max-lg:hidden" />
      )}
    </div>
  );
}
