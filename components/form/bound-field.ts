import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field is told: whose it is, and which words stand around it. */
export interface BoundField<Draft extends FieldValues, Output> {
  control: Control<Draft, unknown, Output>;
  name: FieldPath<Draft>;
  label: string;
  isOptional?: boolean;
}
