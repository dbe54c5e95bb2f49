import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Schema } from 'yup';
import type { SearchDraft } from '@/lib/contract/staff-search-trial';

/** Reads a form as a draft for a trial; shows its faults and returns undefined if it has some. */
export async function draftOf<Draft extends FieldValues, Input>(
  form: UseFormReturn<Draft, unknown, Input>,
  schema: Schema<Input>,
  toDraft: (input: Input) => Partial<SearchDraft>,
): Promise<SearchDraft | undefined> {
  if (!(await form.trigger())) return undefined;
  const none = { id: undefined, synonym: undefined, purpose: undefined, pin: undefined };
  return { ...none, ...toDraft(await schema.validate(form.getValues())) };
}
