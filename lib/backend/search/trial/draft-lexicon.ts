import { asc } from 'drizzle-orm';
import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { searchSynonyms } from '../../db/schema/content.ts';
import { searchPurposes } from '../../db/schema/search.ts';
import { readLexicon } from '../index/read-lexicon.ts';
import type { Lexicon } from '../meaning/read-words.ts';
import { buildVocabulary } from '../meaning/vocabulary.ts';
import type { Draft } from './draft.ts';

interface DraftLexicon {
  /** What texts would be read with. */
  lexicon: Lexicon;
  /** The typed texts of the draft and of the record that it replaces. */
  typed: string[];
}

/** Returns what would change in reading texts if a draft were saved. */
export async function draftLexicon(
  context: ServiceContext,
  memory: CatalogueMemory,
  { id, synonym, purpose }: Draft,
): Promise<DraftLexicon> {
  const lexicon = await readLexicon(context, memory);
  if (!synonym && !purpose) return { lexicon, typed: [] };
  const { db } = context;
  const [synonyms, purposes] = await Promise.all([
    db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id)),
    db.select().from(searchPurposes).orderBy(asc(searchPurposes.id)),
  ]);
  const oldSynonym = synonym && synonyms.find((row) => row.id === id);
  const oldPurpose = purpose && purposes.find((row) => row.id === id);
  const vocabulary = buildVocabulary(
    withDraft(synonyms, oldSynonym, synonym),
    withDraft(purposes, oldPurpose, purpose),
  );
  const words = [synonym, oldSynonym].flatMap((row) => row?.word ?? []);
  const texts = [purpose, oldPurpose].flatMap((row) => row?.typed ?? []);
  return { lexicon: { ...lexicon, vocabulary }, typed: [...words, ...texts] };
}

/** A draft takes the position of the record it replaces, otherwise the last one. */
function withDraft<Row extends Values, Values>(
  rows: Row[],
  old: Row | undefined,
  draft: Values | undefined,
): Values[] {
  if (!draft) return rows;
  return old ? rows.map((row) => (row === old ? draft : row)) : [...rows, draft];
}
