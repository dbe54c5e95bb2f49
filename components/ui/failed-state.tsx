'use client';

import { useState, type ReactNode } from 'react';
import { Button } from './button';

interface FailedStateProps {
  title: string;
  children?: ReactNode;
  isHeading?: boolean;
  retry: () => Promise<unknown>;
}

/** Something could not be read: plain words, and a way to try again. */
export function FailedState({ title, children, isHeading, retry }: FailedStateProps) {
  const [isTrying, setIsTrying] = useState(false);
  const Line = isHeading ? 'h1' : 'p';
  return (
    <div role="alert" className="py-12 text-center">
      <Line className="font-display text-4 font-medium">{title}</Line>
      {children && <p className="mt-2 text-ink-2">{children}</p>}
      <Button
        className="mt-6"
        busyText={isTrying ? 'Trying' : undefined}
        onClick={async () => {
          setIsTrying(true);
          await retry().catch(() => undefined);
          setIsTrying(false);
        }}
      >
        Try again
      </Button>
    </div>
  );
}
