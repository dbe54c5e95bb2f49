import { sql } from 'drizzle-orm';
import {
  purposeTexts,
  type PurposeInput,
  type StaffPurpose,
} from '../../../contract/staff-purpose.ts';
import { searchPurposes } from '../../db/schema/search.ts';
import { invalid } from '../../errors.ts';
import { catalogueChanged, searchWords } from '../../search/engine.ts';
import type { RecordType } from '../content/record-type.ts';

type PurposeRow = typeof searchPurposes.$inferSelect;

const joined = (column: typeof searchPurposes.typed | typeof searchPurposes.foundBy) =>
  sql`array_to_string(${column}, ', ')`;
const [typedText, foundByText] = [joined(searchPurposes.typed), joined(searchPurposes.foundBy)];

/** Normalises each text like a search: without stop words and punctuation. */
function read(field: keyof PurposeInput, list: string): string[] {
  const texts = purposeTexts(list).map((text) => searchWords(text).join(' '));
  if (texts.includes('')) throw invalid({ [field]: ['Enter words with letters'] });
  return [...new Set(texts)];
}

/** Record type of search purposes; they apply from the next search on. */
export const purposeRecordType: RecordType<PurposeRow, PurposeInput, StaffPurpose> = {
  name: 'Search rule',
  subject: 'purpose',
  table: searchPurposes,
  searched: [typedText, foundByText],
  sorts: { typed: typedText, found_by: foundByText },
  firstSort: 'typed',
  toValues: async (_, input) => ({
    typed: read('typed', input.typed),
    foundBy: read('found_by', input.found_by),
  }),
  show: async (_, rows) =>
    rows.map(({ id, version, typed, foundBy }) => ({
      id,
      version,
      typed: typed.join(', '),
      found_by: foundBy.join(', '),
    })),
  effectOf: () => ({ tags: ['products'], paths: [] }),
  afterChange: ({ db }) => catalogueChanged(db, []),
};
