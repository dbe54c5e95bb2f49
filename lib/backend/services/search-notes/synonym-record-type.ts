import type { StaffSynonym, SynonymInput } from '../../../contract/staff-synonym.ts';
import { searchSynonyms } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import type { RecordType } from '../content/record-type.ts';
import { catalogueChanged, searchWords } from '../../search/engine.ts';

type SynonymRow = typeof searchSynonyms.$inferSelect;

const read = (typed: string) => searchWords(typed).join(' ');

/** Record type of search synonyms; they apply from the next search on. */
export const synonymRecordType: RecordType<SynonymRow, SynonymInput, StaffSynonym> = {
  name: 'Synonym',
  subject: 'synonym',
  table: searchSynonyms,
  searched: [searchSynonyms.word, searchSynonyms.meaning],
  sorts: { word: searchSynonyms.word, meaning: searchSynonyms.meaning },
  firstSort: 'word',
  toValues: async (_, input) => {
    // Normalised like a search text: without stop words and punctuation.
    const [word, meaning] = [read(input.word), read(input.meaning)];
    if (!word) throw invalid({ word: ['Enter a word with letters'] });
    if (!meaning) throw invalid({ meaning: ['Enter a word with letters'] });
    if (word === meaning) throw invalid({ meaning: ['This is the same word'] });
    return { word, meaning };
  },
  show: async (_, rows) =>
    rows.map(({ id, version, word, meaning }) => ({ id, version, word, meaning })),
  effectOf: () => ({ tags: ['products'], paths: [] }),
  taken: { field: 'meaning', message: 'This synonym already exists' },
  afterChange: ({ db }) => catalogueChanged(db, []),
};
