import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { useLeaveWarning } from './use-leave-warning';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';

interface RecordFormProps<Draft extends FieldValues, Input> {
  form: UseFormReturn<Draft, unknown, Input>;
  names: readonly FieldPath<Draft>[];
  /**
   * Sends the input; throws ApiError if the store refuses. Returns the draft if the store changed
   * it.
   */
  onSave: (input: Input) => Promise<Draft | void>;
  savedText?: string;
  saveLabel?: string;
  /** Shown with the store's message after a version conflict. */
  conflict?: (error: ApiError) => ReactNode;
  isNew?: boolean;
  children: ReactNode;
}

export function RecordForm<Draft extends FieldValues, Input>({
  form,
  names,
  onSave,
  savedText = 'Saved',
  saveLabel,
  conflict,
  isNew = false,
  children,
}: RecordFormProps<Draft, Input>) {
  const { handleSubmit, setError, reset, setValue, getValues, formState } = form;
  const { isDirty, isSubmitting, errors, isSubmitted } = formState;
  const [stale, setStale] = useState<ApiError>();
  useLeaveWarning(isDirty);

  const submit = handleSubmit(async (input) => {
    setStale(undefined);
    const sent = getValues();
    let saved = sent;
    try {
      saved = (await onSave(input)) ?? sent;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setStale(error);
      const message = errorMessage(error);
      if (!showFieldErrors(error, names, setError)) setError('root', { message });
      return;
    }
    toastSuccess(savedText);
    const typed = getValues();
    reset(saved);
    // Input typed during the request is not saved yet and must stay.
    for (const name of Object.keys(typed) as FieldPath<Draft>[]) {
      if (typed[name] !== sent[name]) setValue(name, typed[name], { shouldDirty: true });
    }
  });

  const faults = Object.keys(errors).filter((name) => name !== 'root').length;
  return (
    <form onSubmit={submit} noValidate>
      {children}
      {(isDirty || isNew || errors.root) && (
        <SaveBar
          isNew={isNew}
          isSaving={isSubmitting}
          saveLabel={saveLabel}
          problem={
            errors.root?.message ??
            (isSubmitted && faults > 0 ? 'Check the fields marked above' : undefined)
          }
          onDiscard={() => reset()}
        >
          {errors.root && stale && conflict?.(stale)}
        </SaveBar>
      )}
    </form>
  );
}

interface SaveBarProps {
  isNew: boolean;
  isSaving: boolean;
  saveLabel?: string | undefined;
  problem: string | undefined;
  onDiscard: () => void;
  children?: ReactNode;
}

function SaveBar({
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
