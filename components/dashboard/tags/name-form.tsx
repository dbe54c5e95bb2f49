'use client';

import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/api/api-error';
import { tagInput, type TagInput } from '@/lib/contract/staff-tag';

interface NameFormProps {
  label: string;
  name?: string;
  saveLabel: string;
  /** Throws ApiError if the store refuses. */
  onSave: (name: string) => Promise<void>;
}

export function NameForm({ label, name = '', saveLabel, onSave }: NameFormProps) {
  const { control, handleSubmit, setError, reset, formState } = useForm<
    TagInput,
    unknown,
    TagInput
  >({
    resolver: draftResolver<TagInput, TagInput>(tagInput),
    defaultValues: { name },
  });
  const submit = handleSubmit(async (input) => {
    try {
      await onSave(input.name);
      reset({ name });
    } catch (error) {
      if (!showFieldErrors(error, ['name'], setError)) {
        setError('name', { type: 'store', message: errorMessage(error) });
      }
    }
  });
  return (
    <form onSubmit={submit} noValidate className="name-new">
      <TextField control={control} name="name" label={label} maxLength={60} autoComplete="off" />
      <Button type="submit" busyText={formState.isSubmitting ? 'Saving' : undefined}>
        {saveLabel}
      </Button>
    </form>
  );
}
