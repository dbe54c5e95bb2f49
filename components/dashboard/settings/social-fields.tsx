import { useFieldArray } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import type { SettingsControl } from '@/lib/dashboard/settings/settings-draft';

const maxLinks = 8;

export function SocialFields({ control }: { control: SettingsControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'social' });
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-[550]">Social links</legend>
      {fields.length > 0 && (
        <ul className="grid gap-3">
          {fields.map(({ id }, index) => (
            <li key={id} className="grid items-end gap-2 md:grid-cols-[10rem_minmax(0,1fr)_auto]">
              <TextField control={control} name={`social.${index}.label`} label="Name" />
              <TextField control={control} name={`social.${index}.href`} label="URL" type="url" />
              <Button
                kind="quiet"
                size="card"
                className="-ml-4 justify-self-start md:ml-0"
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fields.length < maxLinks && (
        <Button
          kind="second"
          size="card"
          className="mt-3"
          onClick={() => append({ label: '', href: '' })}
        >
          Add link
        </Button>
      )}
    </fieldset>
  );
}
