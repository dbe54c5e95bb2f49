import { ValidationError, type ObjectSchema, type AnyObject } from 'yup';

export type SettingSource = Record<string, string | undefined>;

/** An empty text counts as not set. */
export const withoutEmpty = <T extends string | undefined>(
  source: Readonly<Record<string, T>>,
): Record<string, T> =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/** Returns the settings that a program was started with, or the error that names all faults. */
export function checkedSettings<T extends AnyObject>(
  schema: ObjectSchema<T>,
  source: SettingSource,
): T | ValidationError {
  try {
    return schema.validateSync(withoutEmpty(source), {
      abortEarly: false,
      stripUnknown: true,
    }) as T;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}
