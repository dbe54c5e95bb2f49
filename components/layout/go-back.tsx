'use client';

import { useRouter } from 'next/navigation';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';

export function GoBack() {
  const router = useRouter();
  return (
    <button
      type="button"
      className={`${buttonClass('second')} needs-script`}
      onClick={() => (window.history.length > 1 ? router.back() : router.push(routes.home))}
    >
      Go back
    </button>
  );
}
