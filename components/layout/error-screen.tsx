'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { Button } from '@/components/ui/button';

interface ErrorScreenProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** What stands where a page could not be made: plain words, and a way to try again. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const router = useRouter();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="frame py-18 text-center">
      <h1 className="font-display text-5">Something went wrong</h1>
      <p className="mt-3 text-3">Please try again later.</p>
      <Button
        className="mt-8"
        onClick={() =>
          startTransition(() => {
            router.refresh();
            reset();
          })
        }
      >
        Try again
      </Button>
    </div>
  );
}
