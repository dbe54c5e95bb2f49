'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { routes } from '@/lib/platform/routes';
import { EntryScreen } from './entry-screen';
import { goOnFrom } from './go-on';
import { LoginPanel } from './login-panel';

interface LoginScreenProps {
  pictures: ShopPicture[];
  backTo: string;
}

export function LoginScreen({ pictures, backTo }: LoginScreenProps) {
  const router = useRouter();
  const heading = useId();
  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      <LoginPanel
        isPage
        headingId={heading}
        onLoggedIn={() => void goOnFrom(backTo).then((path) => router.replace(path))}
        onLeave={() => router.push(routes.shop())}
      />
    </EntryScreen>
  );
}
