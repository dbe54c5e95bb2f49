'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';

/** An empty shelf with one ticket (spec section 2). */
export function NotFoundScreen() {
  const router = useRouter();
  return (
    <div className="frame py-18">
      <div className="mx-auto max-w-xl">
        <div className="h-32 bg-paper-2" />
        <div className="shelf-edge" />
        <div className="mx-auto -mt-1 max-w-sm border border-t-0 border-rule bg-paper-0 px-6 py-8 text-center">
          <p className="font-display text-6 text-leaf-9">Oops!</p>
          <p className="mt-4">Sorry, an unexpected error has occurred.</p>
          <h1 className="mt-2 text-ink-2">Page not found</h1>
          <Button className="mt-6" onClick={() => router.back()}>
            Go back
          </Button>
        </div>
      </div>
    </div>
  );
}
