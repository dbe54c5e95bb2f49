import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';

export interface ErrorPanelProps {
  error: Error & { digest?: string };
  reset: () => void;
  title?: string;
  advice?: string;
}

export function ErrorPanel({
  error,
  reset,
  title = 'Something went wrong',
  advice = 'Please try again later.',
}: ErrorPanelProps) {
  const router = useRouter();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="pb-8 text-center">
      <div aria-hidden className="h-[clamp(7rem,24vh,15rem)] bg-paper-2" />
      <div aria-hidden className="shelf-edge" />
      <div className="mx-auto w-[min(23rem,100%-2rem)] border-x border-b border-rule bg-paper-0 px-6 pt-7 pb-8">
        <h1 className="font-display text-5 font-medium text-leaf-9">{title}</h1>
        <p className="mt-3 text-3">{advice}</p>
        <div className="mt-7 grid gap-3">
          <button
            type="button"
            className={buttonClass()}
            onClick={() =>
              startTransition(() => {
                router.refresh();
                reset();
              })
            }
          >
            Try again
          </button>
          <a href={routes.home} className={buttonClass('second')}>
            Go to the home page
          </a>
        </div>
      </div>
    </div>
  );
}
