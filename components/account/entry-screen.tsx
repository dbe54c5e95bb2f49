'use client';

import type { ReactNode } from 'react';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { LoginPictures } from './login-pictures';

interface EntryScreenProps {
  headingId: string;
  pictures: ShopPicture[];
  children: ReactNode;
}

export function EntryScreen({ headingId, pictures, children }: EntryScreenProps) {
  const hasPictures = pictures.length > 0;
  return (
    <div
      className={`frame grid pb-10 md:py-12 ${hasPictures ? 'lg:max-w-[76rem] lg:grid-cols-[minmax(0,1fr)_27rem]' : 'max-md:pt-8'}`}
    >
      <section
        aria-labelledby={headingId}
        className={`w-full border-rule pt-6 mx-auto md:max-w-[28rem] md:border md:bg-paper-0 md:p-8 lg:min-h-[36rem] ${hasPictures ? 'rounded-b-control max-lg:border-t-0 lg:rounded-r-control lg:rounded-bl-none lg:border-l-0' : 'md:rounded-control'}`}
      >
        {children}
      </section>
      {hasPictures && (
        <LoginPictures
          pictures={pictures}
          className="order-first max-lg:h-40 max-md:-mx-4 md:max-lg:mx-auto md:max-lg:w-full md:max-lg:max-w-[28rem]"
        />
      )}
    </div>
  );
}
