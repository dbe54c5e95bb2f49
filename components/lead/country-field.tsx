import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { linkClass } from '@/components/ui/button-class';
import { toastError } from '@/components/ui/toast';
import type { Countries } from '@/lib/features/place/use-countries';

interface CountryFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  list: Countries;
  failedText: string;
  emptyText?: string;
  placeholder?: string;
  onSearch?: (typed: string) => void;
  onChosen: (id: number | null) => void;
}

export function CountryField<Draft extends FieldValues, Output>({
  list: { countries, isLoading, hasFailed, tryAgain },
  failedText,
  onChosen,
  ...field
}: CountryFieldProps<Draft, Output>) {
  useEffect(() => {
    if (hasFailed) toastError('Something went wrong', failedText);
  }, [hasFailed, failedText]);
  return (
    <ComboboxField
      {...field}
      options={countries.map(({ id, country_name }) => ({ value: id, label: country_name }))}
      isLoading={isLoading}
      onChosen={(value) => onChosen(typeof value === 'number' ? value : null)}
      help={
        hasFailed && (
          <span role="alert">
            Something went wrong. {failedText}{' '}
            <button type="button" onClick={tryAgain} className={linkClass}>
              Try again
            </button>
          </span>
        )
      }
    />
  );
}
