import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { SelectField } from '@/components/form/select-field';
import type { Places } from '@/lib/features/place/use-places';
import { linkClass } from '@/components/ui/button-class';

interface PlaceSelectProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  places: Places;
  before: string | undefined;
  autoComplete: string;
  onChosen?: () => void;
  help?: ReactNode;
}

export function PlaceSelect<Draft extends FieldValues, Output>({
  places: { places, isLoading, hasFailed, tryAgain },
  before,
  onChosen,
  help,
  ...field
}: PlaceSelectProps<Draft, Output>) {
  return (
    <SelectField
      {...field}
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={`Select a ${field.label.toLowerCase()}`}
      disabledBecause={before ?? (isLoading ? 'Loading' : undefined)}
      help={hasFailed ? <PlacesFailed tryAgain={tryAgain} /> : help}
      {...(onChosen && { onChosen })}
    />
  );
}

interface PlaceSearchProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  places: Places;
  before: string | undefined;
}

export function PlaceSearch<Draft extends FieldValues, Output>({
  places: { places, isLoading, hasFailed, tryAgain },
  before,
  ...field
}: PlaceSearchProps<Draft, Output>) {
  const isEmpty = !isLoading && !hasFailed && places.length === 0;
  return (
    <ComboboxField
      {...field}
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
      placeholder="Type to search"
      isLoading={isLoading}
      disabledBecause={before ?? (isLoading ? 'Loading' : isEmpty ? 'No matches' : undefined)}
      help={hasFailed && <PlacesFailed tryAgain={tryAgain} />}
    />
  );
}

function PlacesFailed({ tryAgain }: { tryAgain: () => void }) {
  return (
    <span role="alert">
      Something went wrong.{' '}
      <button type="button" onClick={tryAgain} className={linkClass}>
        Try again
      </button>
    </span>
  );
}
