import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';

/**
 * Validates a form with a schema of the contract. `Draft`: values as typed, null if nothing is
 * chosen; `Output`: what the schema returns.
 */
export function draftResolver<Draft extends FieldValues, Output extends AnyObject>(
  schema: ObjectSchema<Output>,
): Resolver<Draft, unknown, Output> {
  // The resolver's types assume equal input and output types; the schema converts one into the
  // other.
  return yupResolver(schema as ObjectSchema<AnyObject>) as unknown as Resolver<
    Draft,
    unknown,
    Output
  >;
}
