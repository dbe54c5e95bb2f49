import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { providerFields, type ProviderField } from '@/lib/contract/providers';
import {
  changeProviderKeys,
  providerKeysInput,
  type ProviderKeys,
  type ProviderKeysInput,
  type ProviderKeysState,
} from '@/lib/contract/staff-provider-keys';

interface KeyFormProps {
  keys: ProviderKeys;
  onSaved: (state: ProviderKeysState) => void;
  onCancel: () => void;
}

export function KeyForm({ keys: { provider, fields: stored }, onSaved, onCancel }: KeyFormProps) {
  const fields = providerFields(provider);
  const storedOf = (name: string) => stored.find((one) => one.name === name);
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: Object.fromEntries(
      fields.map(({ name }) => [name, storedOf(name)?.value ?? '']),
    ),
    resolver: draftResolver<ProviderKeysInput, ProviderKeysInput>(providerKeysInput(provider)),
  });

  const submit = handleSubmit(async (input) => {
    try {
      onSaved((await send(changeProviderKeys[provider], { body: input })).data);
      toastSuccess('Keys saved');
    } catch (error) {
      const names = fields.map(({ name }) => name);
      if (!showFieldErrors(error, names, setError))
        setError('root', { message: errorMessage(error) });
    }
  });

  const helpOf = ({ name, help }: ProviderField) => {
    const field = storedOf(name);
    if (!field?.is_set || field.value) return help;
    return field.ending
      ? `Leave blank to keep the current value (ends in ${field.ending}).`
      : 'Leave blank to keep the current value.';
  };

  return (
    <form onSubmit={submit} noValidate autoComplete="off" className="grid gap-4">
      <div className="form-grid">
        {fields.map((field) =>
          field.isLong ? (
            <div key={field.name} className="is-wide">
              <TextareaField
                control={control}
                name={field.name}
                label={field.label}
                help={field.help}
                rows={6}
              />
            </div>
          ) : (
            <TextField
              key={field.name}
              control={control}
              name={field.name}
              label={field.label}
              help={helpOf(field)}
              isOptional={field.isOptional}
              type={field.isSecret ? 'password' : 'text'}
              autoComplete={field.isSecret ? 'new-password' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
            />
          ),
        )}
      </div>
      <FormProblem>{formState.errors.root?.message}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busyText={formState.isSubmitting ? 'Saving' : undefined}>
          Save keys
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
