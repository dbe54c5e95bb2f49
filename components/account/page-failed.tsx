import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { FailedState } from '@/components/ui/failed-state';

interface PageFailedProps {
  title: string;
  error: Error & { digest?: string };
  reset: () => void;
}

export function PageFailed({ title, error, reset }: PageFailedProps) {
  const router = useRouter();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="frame py-8">
      <FailedState
        isHeading
        title={title}
        retry={async () => {
          startTransition(() => {
            router.refresh();
            reset();
          });
        }}
      >
        Something went wrong. Please try again later.
      </FailedState>
    </div>
  );
}
