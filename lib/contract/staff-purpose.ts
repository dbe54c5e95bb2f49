import { object, string, type InferType } from 'yup';
import { text } from './rules.ts';
import { recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

/** Most texts on each side of a purpose. */
export const maxPurposeTexts = 60;

/** Splits `hair fall, baldness` into its texts, without empty ones. */
export const purposeTexts = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Texts separated by commas: each is a word or some words, such as `hair fall, baldness`. */
const texts = (missing: string) =>
  string()
    .trim()
    .required(missing)
    .max(2_000, 'Use up to 2,000 characters')
    .test('words', missing, (list = '') => list === '' || purposeTexts(list).length > 0)
    .test(
      'texts',
      `Enter up to ${maxPurposeTexts} words of up to 80 characters each`,
      (list = '') =>
        purposeTexts(list).length <= maxPurposeTexts &&
        purposeTexts(list).every(({ length }) => length <= 80),
    );

const staffPurpose = object({ ...recordFields, typed: text(), found_by: text() });
export type StaffPurpose = InferType<typeof staffPurpose>;

/** A search for a text of `typed` also finds products that contain a text of `found_by`. */
export const purposeInput = object({
  typed: texts('Enter the search words'),
  found_by: texts('Enter the product words'),
});
export type PurposeInput = InferType<typeof purposeInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/purposes/',
  noun: 'search rule',
  nouns: 'search rules: what shoppers search for, and the product words that answer it',
  shown: staffPurpose,
  query: staffListQuery(['typed', 'found_by']),
  input: purposeInput,
  changed: versioned(purposeInput),
});
