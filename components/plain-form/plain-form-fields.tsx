import type { Country } from '@/lib/contract/place';
import { sayStart } from '@/lib/features/appointment/time-texts';
import { findCountry } from '@/lib/features/plain-form/find-country';
import type { PlainField as Field } from '@/lib/features/plain-form/plain-form';
import { PlainField } from './plain-field';

interface PlainFormFieldsProps {
  fields: Field[];
  countries: Country[];
  times: string[];
  values: Record<string, string>;
  errors: Record<string, string[]>;
}

export function PlainFormFields(props: PlainFormFieldsProps) {
  const { fields, countries, times, values, errors } = props;
  const lists: Partial<Record<Field['kind'], Field['options']>> = {
    country: [
      { value: '', label: 'Select a country' },
      ...countries.map(({ id, country_name: name }) => ({ value: String(id), label: name })),
    ],
    time: [
      { value: '', label: 'Select a time' },
      ...times.map((start) => ({ value: start, label: sayStart(start) })),
    ],
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 [&>*]:min-w-0">
      {fields.map((field) => {
        const typed = values[field.name] ?? '';
        const options = lists[field.kind];
        const isCountry = field.kind === 'country';
        return (
          <PlainField
            key={field.name}
            field={options ? { ...field, options } : field}
            value={isCountry ? String(findCountry(countries, typed)?.id ?? '') : typed}
            error={errors[field.name]?.[0]}
          />
        );
      })}
    </div>
  );
}
