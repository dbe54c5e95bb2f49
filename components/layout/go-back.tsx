'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes';

export function GoBack() {
  const router = useRouter();
  return (
    <Button
      className="needs-script"
      onClick={() => (window.history.length > 1 ? router.back() : router.push(routes.home))}
    >
      Go back
    </Button>
  );
}
