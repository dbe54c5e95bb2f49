import { useState, type ReactNode } from 'react';
import { Button } from './button';

interface FailedStateProps {
  title: string;
  children?: ReactNode;
  isHeading?: boolean;
  retry: () => Promise<unknown>;
}

export function FailedState({ title, children, isHeading, retry }: FailedStateProps) {
  const [isTrying, setIsTrying] = useState(false);
  const Line = isHeading ? 'h1' : 'p';
  return (
    <div>
      <div
        role="alert"
        className="grid min-h-60 content-center justify-items-center px-4 py-10 text-center"
      >
        <Line className="max-w-[32ch] font-display text-4 font-medium text-balance">{title}</Line>
        {children && <p className="mt-2 max-w-[48ch] text-ink-2">{children}</p>}
        <Button
          className="mt-6"
          busyText={isTrying ? 'Loading' : undefined}
          onClick={async () => {
            setIsTrying(true);
            await retry().catch(() => undefined);
            setIsTrying(false);
          }}
        >
          Try again
        </Button>
      </div>
      <div className="shelf-edge" />
    </div>
  );
}
