'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { routes } from '@/lib/platform/routes';
import { EntryScreen } from './entry-screen';
import { goOnFrom } from './go-on';
import { LoginPanel } from './login-panel';
import type { LoginStart } from './login-step';

interface LoginScreenProps extends LoginStart {
  pictures: ShopPicture[];
}

export function LoginScreen({ pictures, ...start }: LoginScreenProps) {
  const router = useRouter();
  const heading = useId();
  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      <LoginPanel
        start={start}
        headingId={heading}
        onLoggedIn={() => void goOnFrom(start.backTo).then((path) => router.replace(path))}
        onLeave={() => router.push(routes.shop())}
      />
    </EntryScreen>
  );
}
