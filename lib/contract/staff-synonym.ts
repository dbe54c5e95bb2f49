import { object, type InferType } from 'yup';
import { line, text } from './rules.ts';
import { recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const staffSynonym = object({ ...recordFields, word: text(), meaning: text() });
export type StaffSynonym = InferType<typeof staffSynonym>;

/** A search for `word` also finds products that match `meaning`. */
export const synonymInput = object({
  word: line(80).required('Enter the search word'),
  meaning: line(80).required('Enter the meaning'),
});
export type SynonymInput = InferType<typeof synonymInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/synonyms/',
  noun: 'synonym',
  nouns: 'synonyms',
  shown: staffSynonym,
  query: staffListQuery(['word', 'meaning']),
  input: synonymInput,
  changed: versioned(synonymInput),
});
