'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { routes } from '@/lib/routes';
import { LoginPanel } from './login-panel';
import { LoginPictures } from './login-pictures';

interface LoginScreenProps {
  /** Of the shop, to stand beside the slip where there is room. */
  pictures: { image: string; alt: string }[];
  /** Where the person came from, or the shop. */
  backTo: string;
}

/** The login page: a slip with the panel of the popup. */
export function LoginScreen({ pictures, backTo }: LoginScreenProps) {
  const router = useRouter();
  const heading = useId();
  return (
    <div
      className={
        pictures.length > 0
          ? 'mx-auto max-w-[72rem] gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_28rem]'
          : ''
      }
    >
      {pictures.length > 0 && <LoginPictures pictures={pictures} />}
      <section
        aria-labelledby={heading}
        className="mx-auto w-full max-w-[28rem] border-rule md:min-h-[34rem] md:rounded-control md:border md:bg-paper-0 md:p-8"
      >
        <LoginPanel
          isPage
          headingId={heading}
          onLoggedIn={() => router.replace(backTo)}
          onLeave={() => router.push(routes.shop())}
        />
      </section>
    </div>
  );
}
