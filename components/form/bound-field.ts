import type { Control, FieldPath, FieldValues } from 'react-hook-form';

export interface BoundField<Draft extends FieldValues, Output> {
  control: Control<Draft, unknown, Output>;
  name: FieldPath<Draft>;
  label: string;
  isOptional?: boolean;
}
