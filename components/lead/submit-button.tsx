import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

interface SubmitButtonProps {
  isOpen: boolean;
  isSending: boolean;
  children: string;
}

export function SubmitButton({ isOpen, isSending, children }: SubmitButtonProps) {
  const id = useId();
  // Before scripts have loaded, and without them, the form is posted.
  const isHydrated = useIsHydrated();
  const isClosed = isHydrated && !isOpen && !isSending;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button
        type="submit"
        className="max-md:w-full md:min-w-40"
        disabled={isClosed}
        aria-describedby={isClosed ? id : undefined}
        busyText={isSending ? 'Sending' : undefined}
      >
        {children}
      </Button>
      {isClosed && (
        <p id={id} className="text-1 text-ink-2">
          Tick the box to continue.
        </p>
      )}
    </div>
  );
}
