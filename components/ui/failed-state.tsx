'use client';

import { useTransition, type ReactNode } from 'react';
import { Button } from './button';
import { PlantDrawing } from './plant-drawing';

interface FailedStateProps {
  title: string;
  children?: ReactNode;
  isHeading?: boolean;
  retry: () => Promise<unknown>;
}

/** Something could not be read: one drawing, plain words, and a way to try again. */
export function FailedState({ title, children, isHeading, retry }: FailedStateProps) {
  const [isTrying, startTrying] = useTransition();
  const Line = isHeading ? 'h1' : 'p';
  return (
    <div role="alert" className="grid justify-items-center py-12 text-center">
      <PlantDrawing name="neem" className="h-[130px] w-auto" />
      <Line className="mt-6 font-display text-4 font-medium">{title}</Line>
      {children && <p className="mt-2 text-ink-2">{children}</p>}
      <Button
        className="mt-6"
        busyText={isTrying ? 'Trying' : undefined}
        onClick={() =>
          startTrying(async () => {
            await retry().catch(() => undefined);
          })
        }
      >
        Try again
      </Button>
    </div>
  );
}
