'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';
import { hostLogin, type LoginRequest } from './open-login';
import { tabStore } from '@/lib/platform/session/safe-storage';

const invitedKey = 'was-invited';

interface DialogProps {
  request: LoginRequest;
  onClose: () => void;
}

export function LoginHost() {
  const isHome = usePathname() === routes.home;
  const person = useSession();
  const [request, setRequest] = useState<LoginRequest>();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  useInvitation(isHome && person === null);
  useEffect(() => {
    if (person) stopInviting();
  }, [person]);

  useEffect(
    () =>
      hostLogin((loginRequest) => {
        stopInviting();
        setRequest(loginRequest);
        import('./login-dialog')
          .then(({ LoginDialog }) => setDialog(() => LoginDialog))
          .catch(() => {
            const { pathname, search } = window.location;
            window.location.assign(routes.login(`${pathname}${search}`));
          });
      }),
    [],
  );

  if (!Dialog || !request) return null;
  return <Dialog request={request} onClose={() => setRequest(undefined)} />;
}

function stopInviting(): void {
  tabStore().setItem(invitedKey, 'yes');
}

/** Opens the login popup once per session. `isDue`: a guest is on the home page. */
function useInvitation(isDue: boolean): void {
  useEffect(() => {
    if (!isDue || tabStore().getItem(invitedKey)) return;
    if (document.documentElement.dataset['mobile'] !== undefined) return;
    const leaving = new AbortController();
    import('./invite').then(
      ({ invite }) => invite(leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isDue]);
}
