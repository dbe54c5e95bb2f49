'use client';

import type { FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { ComboboxField } from '@/components/form/combobox-field';
import type { Places } from '@/lib/features/place/use-places';
import { PlacesFailed } from './places-failed';

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
      placeholder="Type to find it"
      isLoading={isLoading}
      disabledBecause={before ?? (isLoading ? 'Loading' : isEmpty ? 'No matches' : undefined)}
      help={hasFailed && <PlacesFailed tryAgain={tryAgain} />}
    />
  );
}
