import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { recall, type CatalogueMemory } from './catalogue-memory.ts';
import { toNumbers } from './shelf-columns.ts';

/** One word of a search, or several that have a meaning together, as PostgreSQL reads them. */
export interface Term {
  /** Finds products that hold it, perhaps as the beginning of a longer word. */
  query: string;
  /** The same in their names alone. */
  nameQuery: string;
  /** Finds those that hold it in their names as it is. */
  wholeNameQuery: string;
}

/** The products that hold a term, on the shelf or not, and for each of them where. */
export interface Holders {
  ids: Int32Array;
  /** 0 not in the name, 1 in the name as the beginning of a word, 2 as a whole word. */
  inName: Uint8Array;
  /** How many words the name has, where it is in the name. */
  nameWords: Uint8Array;
}

const matches = (query: string) =>
  sql`p.search_vector @@ to_tsquery('simple', ${sql.placeholder(query)})`;

const readHolders = namedStatement<{ holders: Buffer | null }>(
  'holders_of_words',
  sql`
    select string_agg(int4send(p.id) || int4send(
      case when not ${matches('nameQuery')} then 0
           else (case when ${matches('wholeNameQuery')} then 512 else 256 end)
             + least(255, length(p.name) - length(replace(p.name, ' ', '')) + 1)
      end), '') as holders
    from products p where ${matches('query')}`,
);

/** Which products hold the term; looked up once for as long as the catalogue does not change. */
export function findHolders(
  { db }: ServiceContext,
  { finds }: CatalogueMemory,
  term: Term,
): Promise<Holders> {
  return recall(finds, term.query, async () => {
    const [row] = await readHolders(db, { ...term });
    const pairs = toNumbers(row?.holders ?? null);
    const size = pairs.length / 2;
    const holders = {
      ids: new Int32Array(size),
      inName: new Uint8Array(size),
      nameWords: new Uint8Array(size),
    };
    for (let index = 0; index < size; index += 1) {
      const where = pairs[index * 2 + 1] ?? 0;
      holders.ids[index] = pairs[index * 2] ?? 0;
      holders.inName[index] = where >> 8;
      holders.nameWords[index] = where & 255;
    }
    return holders;
  });
}
