import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/api/api-error';
import type { Overtaken } from '@/lib/contract/staff-content';

interface ConflictChoiceProps {
  error: ApiError;
  /** Loads the current version into the form. */
  onShowCurrent: () => void;
  /** Bases the user's text on that version (optimistic locking); the button submits the form. */
  onOverwrite: (version: number) => void;
}

export function ConflictChoice({ error, onShowCurrent, onOverwrite }: ConflictChoiceProps) {
  const current = error.body['overtaken'] as Overtaken | undefined;
  if (!current) return null;
  return (
    <>
      <Button kind="second" size="card" onClick={onShowCurrent}>
        Show current version
      </Button>
      <Button type="submit" kind="quiet" size="card" onClick={() => onOverwrite(current.version)}>
        Overwrite with mine
      </Button>
    </>
  );
}
