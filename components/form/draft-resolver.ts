import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';

/**
 * Checks a form by a schema of the contract. What a person has typed so far is a draft: texts as
 * typed, null where nothing is chosen. What comes out is what the schema makes of it.
 */
export function draftResolver<Draft extends FieldValues, Output extends AnyObject>(
  schema: ObjectSchema<Output>,
): Resolver<Draft, unknown, Output> {
  // The resolver's own types take input and output for one; the schema turns one into the other.
  return yupResolver(schema as ObjectSchema<AnyObject>) as unknown as Resolver<
    Draft,
    unknown,
    Output
  >;
}
