'use client';

import { useRouter } from 'next/navigation';
import { lazy, useId } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { PartFailed } from '@/components/ui/part-failed';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { routes } from '@/lib/platform/routes';
import { EntryScreen } from './entry-screen';
import { goOnFrom, type LoginStart } from './login-step';
import { LoginPanel } from './login-panel';

/*
 * Lazy chunk: forms and validation are 34 KB; until it is loaded, the server-rendered form can be
 * submitted.
 */
const LoginTabs = lazy(() =>
  import('./login-tabs').then(
    (module) => ({ default: module.LoginTabs }),
    () => ({ default: PartFailed }),
  ),
);

interface LoginScreenProps extends LoginStart {
  pictures: ShopPicture[];
  /** What the login is needed for. */
  reason: string | undefined;
}

export function LoginScreen({ pictures, reason, ...start }: LoginScreenProps) {
  const router = useRouter();
  const heading = useId();
  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      <LoginPanel
        start={start}
        headingId={heading}
        reason={reason}
        onLeave={() => router.push(routes.shop())}
      >
        <LatePart>
          <LoginTabs
            start={start}
            onLoggedIn={() => void goOnFrom(start.backTo).then((path) => router.replace(path))}
          />
        </LatePart>
      </LoginPanel>
    </EntryScreen>
  );
}
