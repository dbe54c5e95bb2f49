import type { ReactNode } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';

interface SaveBarProps {
  isNew: boolean;
  isSaving: boolean;
  saveLabel?: string | undefined;
  problem: string | undefined;
  onDiscard: () => void;
  children?: ReactNode;
}

export function SaveBar({
  isNew,
  isSaving,
  saveLabel = 'Save',
  problem,
  onDiscard,
  children,
}: SaveBarProps) {
  return (
    <div className="save-bar">
      {problem ? (
        <div className="mr-auto">
          <FormProblem>{problem}</FormProblem>
        </div>
      ) : (
        <p>{isNew ? 'Not saved yet' : 'Unsaved changes'}</p>
      )}
      {children}
      {!isNew && (
        <Button kind="quiet" size="card" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" size="card" busyText={isSaving ? 'Saving' : undefined}>
        {saveLabel}
      </Button>
    </div>
  );
}
