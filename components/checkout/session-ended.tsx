'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readLazily } from '@/lib/api/lazily';
import { getProfile } from '@/lib/contract/profile';
import { routes } from '@/lib/routes';

/**
 * The store no longer knows who this is. Asking once more through the door makes it take the dead
 * session's cookie away; without that the login page would send the person home.
 */
export function SessionEnded({ backTo }: { backTo: string }) {
  const router = useRouter();
  useEffect(() => {
    readLazily(getProfile.path).then(
      () => router.refresh(),
      () => window.location.replace(routes.login(backTo)),
    );
  }, [router, backTo]);
  return (
    <p role="status" className="frame py-18 text-center text-3">
      Your session has ended. Please log in once more.
    </p>
  );
}
