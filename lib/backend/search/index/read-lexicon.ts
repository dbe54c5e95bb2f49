import { sql } from 'drizzle-orm';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { Lexicon } from '../meaning/read-words.ts';
import {
  buildVocabulary,
  type PurposeRow,
  type SynonymRow,
  type Vocabulary,
} from '../meaning/vocabulary.ts';
import { WordList } from '../meaning/word-list.ts';

/** Limit of memory; words of the fewest products are left out. */
const maxWords = 300_000;

interface CachedDictionary {
  words: WordList;
  lastId: number;
}

const dictionaries = new WeakMap<Queryable, Promise<CachedDictionary>>();

const readWords = namedStatement<{ id: number; word: string; products: number }>(
  'dictionary',
  sql`select id, word, products from search_words where id > ${sql.placeholder('after')}::integer
      order by products desc limit ${sql.raw(String(maxWords))}`,
);
const readSynonyms = namedStatement<SynonymRow>(
  'synonyms',
  sql`select word, meaning from search_synonyms order by id`,
);
const readPurposes = namedStatement<PurposeRow>(
  'purposes',
  sql`select typed, found_by as "foundBy" from search_purposes order by id`,
);

/** Returns what texts are read with. Of a changed catalogue only the new words are read. */
export function readLexicon(context: ServiceContext, memory: CatalogueMemory): Promise<Lexicon> {
  return recall(memory.finds, 'all words', async () => {
    const [dictionary, vocabulary] = await Promise.all([
      readDictionary(context.db),
      readVocabulary(context.db),
    ]);
    return { dictionary, vocabulary };
  });
}

async function readVocabulary(db: Queryable): Promise<Vocabulary> {
  const [synonyms, purposes] = await Promise.all([readSynonyms(db, {}), readPurposes(db, {})]);
  return buildVocabulary(synonyms, purposes);
}

async function readDictionary(db: Queryable): Promise<WordList> {
  const known = dictionaries.get(db);
  const next = addNewWords(db, await known?.catch(() => undefined));
  dictionaries.set(db, next);
  return (await next).words;
}

async function addNewWords(
  db: Queryable,
  cached: CachedDictionary | undefined,
): Promise<CachedDictionary> {
  const { words, lastId } = cached ?? { words: new WordList(), lastId: 0 };
  let last = lastId;
  for (const { id, word, products } of await readWords(db, { after: lastId })) {
    if (words.size < maxWords || words.has(word)) words.add(word, products);
    last = Math.max(last, id);
  }
  return { words, lastId: last };
}
