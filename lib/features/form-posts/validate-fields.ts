import type { Schema } from 'yup';

/** Returns the fields that the schema knows. Throws ValidationError with all faults. */
export const validateFields = <T>(schema: Schema<T>, fields: unknown): Promise<T> =>
  schema.validate(fields, { abortEarly: false, stripUnknown: true });
