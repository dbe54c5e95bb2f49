'use client';

import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/api/api-error';
import type { Overtaken } from '@/lib/contract/staff-content';

interface OvertakenWaysProps {
  error: ApiError;
  /** Loads the current version into the form. */
  onTakeTheirs: () => void;
  /** Bases the user's text on that version (optimistic locking); the button submits the form. */
  onKeepMine: (version: number) => void;
}

export function OvertakenWays({ error, onTakeTheirs, onKeepMine }: OvertakenWaysProps) {
  const overtaken = error.body['overtaken'] as Overtaken | undefined;
  if (!overtaken) return null;
  return (
    <>
      <Button kind="second" size="card" onClick={onTakeTheirs}>
        Show the current version
      </Button>
      <Button type="submit" kind="quiet" size="card" onClick={() => onKeepMine(overtaken.version)}>
        Overwrite with mine
      </Button>
    </>
  );
}
