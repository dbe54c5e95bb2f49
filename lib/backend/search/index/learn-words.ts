import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { bindingWords } from '../meaning/words.ts';
import { chunkOf, productsAChunk as productsPerChunk } from './replace-chunks.ts';
import { hashStatements, saveRules } from './word-rules.ts';

const productsAChunk = sql.raw(String(productsPerChunk));

/** Prefix of words that occur only in the texts of a product. */
export const inTexts = '~';

/** Bits of the second number of a posting, which is 0 if the word is not in the name. */
export const nameBits = {
  /** Number of words of the name, at most 255. */
  words: 255,
  /** Before a comma, "with", "for" and so on. */
  head: 256,
  /** The last word of the head, except words such as "powder": the noun that names the product. */
  noun: 512,
};

/* "Gir cow ghee, bilona" → "gir cow ghee"; "Badri cow ghee from the hills" → "badri cow ghee". */
const headOfName = sql.raw(
  `regexp_replace(lower(split_part(p.name, ',', 1)), '\\s+(with|for|from|of|in|to)\\M.*$', '')`,
);
/* "lakadong turmeric powder" → "lakadong turmeric"; "kumkumadi face oil" → "kumkumadi". */
const withoutShape = sql.raw(
  `regexp_replace(head, '((\\s+(leaf|root|stem|face|hair|body|foot|lip))?\\s+(powder|oil|churna|tailam|juice|gel|balm|drops|capsules|tablets|block|husk|seed))+$', '')`,
);
const numberOfWords = (text: SQL) =>
  sql`array_length(regexp_split_to_array(trim(${text}), '[^[:alnum:]]+'), 1)`;
const bit = (number: number) => sql.raw(String(number));

/* PostgreSQL takes `milk/soya` for a file and `almond.milk` for a host. */
const apart = (text: SQL) =>
  sql`regexp_replace(${text}, '(?<=[[:alpha:]])[/.](?=[[:alpha:]])', ' ', 'g')`;

/* Nearly all texts have them. */
const smallWords = sql`${`{${[...bindingWords].join(',')}}`}::text[]`;

/** Name of the family of `products p` and its options there; null without a family. */
export const familyTextOfProduct = sql`(
  select f.name || ' ' || array_to_string(m.options, ' ')
  from family_members m join families f on f.id = m.family_id where m.product_id = p.id)`;
/**
 * `search_vector` of `products p` with words that are no words of its name: of its family, and those
 * that a slash or a dot joins.
 */
export const vectorOfProduct = sql`
  (p.search_vector || to_tsvector('simple',
    coalesce(${familyTextOfProduct}, '') || ' ' || ${apart(sql`p.search_text`)}))`;

/**
 * Joins `products p` with its words (`lexeme`, `positions`, `weights`). `offset 0` keeps PostgreSQL
 * from working the name out again for each of them.
 */
export const wordsOfProduct = sql`
  cross join lateral (select ${headOfName} as head offset 0) cut
  cross join lateral (
    select ${numberOfWords(sql`p.name`)} as name_words, ${numberOfWords(sql`head`)} as head_words,
      ${numberOfWords(withoutShape)} as noun_at offset 0) counted
  cross join lateral unnest(${vectorOfProduct}) as held(lexeme, positions, weights)`;
/** Positions of a word of `wordsOfProduct`. */
export const isIn = {
  name: sql`weights[1] = 'A'`,
  head: sql`weights[1] = 'A' and positions[1] <= head_words`,
  noun: sql`weights[1] = 'A' and positions[1] between noun_at and head_words`,
};
/** The words of the texts of `products p`. */
export const textsOfProduct = sql`ts_delete(to_tsvector('simple', ${apart(
  sql`array_to_string(p.benefits, ' ') || ' ' || p.ingredients || ' ' || p.description`,
)}), ${smallWords})`;

/** Chunks per statement: more need large temporary files. */
const chunksAtOnce = 64;
/** Above this number of changed products, rebuilding the whole chunk is faster. */
const maxReplaced = productsPerChunk / 16;

/**
 * Updates the inverted index (`search_holders`) for these products, or rebuilds it for all. The
 * words and their places in the name come from PostgreSQL full text search. Without a rebuild, rows
 * of `search_words` are added and never deleted: the search ignores a word that no product has.
 */
export async function learnWords(db: Queryable, productIds?: readonly number[]): Promise<void> {
  if (!productIds) return learnAll(db);
  const byChunk = Map.groupBy(new Set(productIds), chunkOf);
  const isRebuilt = (chunk: number) => (byChunk.get(chunk)?.length ?? 0) > maxReplaced;
  const chunks = [...byChunk.keys()];
  for (const some of inRounds(chunks.filter(isRebuilt))) await learnChunks(db, idArray(some));
  for (const some of inRounds(chunks.filter((chunk) => !isRebuilt(chunk)))) {
    const ids = some.flatMap((chunk) => byChunk.get(chunk) ?? []);
    await learnProducts(db, { chunks: idArray(some), ids: idArray(ids) });
  }
}

async function learnAll(db: Queryable): Promise<void> {
  const rounds = inRounds(await allChunks(db)).map((some) => productsInChunks(idArray(some)));
  await db.execute(sql`delete from search_holders`);
  for (const some of rounds) await db.execute(insertNameWords(some));
  await countWords(db);
  for (const some of rounds) await db.execute(insertTextWords(some));
  await saveRules(db, wordRules);
}

async function learnChunks(db: Queryable, chunks: SQL): Promise<void> {
  const ofChunks = sql`where chunk = any(${chunks})`;
  await db.execute(sql`delete from search_holders ${ofChunks}`);
  await db.execute(insertNameWords(productsInChunks(chunks)));
  await db.execute(vocabularyOf(ofChunks));
  await db.execute(insertTextWords(productsInChunks(chunks)));
}

/**
 * Replaces only the pairs of these products: splitting the texts of a whole chunk takes a second.
 */
async function learnProducts(
  db: Queryable,
  { chunks, ids }: { chunks: SQL; ids: SQL },
): Promise<void> {
  const ofChunks = sql`where chunk = any(${chunks})`;
  const theProducts = productsWith(ids);
  await db.execute(deletePairs(ids));
  await db.execute(sql`delete from search_holders ${ofChunks} and holders = ''`);
  await db.execute(sql`${insertNameWords(theProducts)} ${mergePairs}`);
  await db.execute(
    vocabularyOf(sql`${ofChunks} and word in (
      select unnest(tsvector_to_array(${vectorOfProduct})) from ${theProducts})`),
  );
  await db.execute(sql`${insertTextWords(theProducts)} ${mergePairs}`);
}

const inRounds = (chunks: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(chunks.length / chunksAtOnce) }, (_, round) =>
    chunks.slice(round * chunksAtOnce, (round + 1) * chunksAtOnce),
  );

/** Rebuilds the dictionary from the words of all products. */
export async function countWords(db: Queryable): Promise<void> {
  await db.execute(sql`delete from search_words`);
  await db.execute(vocabularyOf(sql`where true`));
}

async function allChunks(db: Queryable): Promise<number[]> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0) as last from products`,
  );
  return Array.from({ length: chunkOf(rows[0]?.last ?? 0) + 1 }, (_, chunk) => chunk);
}

/* By ranges of ids, so that only these products are read. */
const productsInChunks = (chunks: SQL) => sql`unnest(${chunks}) as c(chunk)
  join products p on p.id between c.chunk * ${productsAChunk}
    and c.chunk * ${productsAChunk} + ${productsAChunk} - 1`;

const productsWith = (ids: SQL) => sql`unnest(${ids}) as changed(id)
  join products p on p.id = changed.id
  cross join lateral (select p.id / ${productsAChunk} as chunk) c`;

/**
 * Splits `holders` into pairs of eight bytes; the first four are the product id. `offset 0` is an
 * optimisation barrier: without it PostgreSQL decompresses `holders` again for each pair.
 */
const pairsIn = (holders: SQL) =>
  sql`(select ${holders} || '' as decompressed offset 0) whole
    cross join lateral (select substring(decompressed from at for 8) as pair
      from generate_series(1, octet_length(decompressed), 8) as at) pairs`;

/** Deletes the pairs of these products from the rows of their chunks; a row may become empty. */
const deletePairs = (ids: SQL) => sql`
    with gone as (
      select id / ${productsAChunk} as chunk, array_agg(int4send(id)) as keys
      from unnest(${ids}) as one(id) group by 1)
    update search_holders h set holders = (
      select coalesce(string_agg(pair, '' order by pair), '') from ${pairsIn(sql`h.holders`)}
      where substring(pair for 4) <> all(keys))
    from gone
    where h.chunk = gone.chunk
      and exists (select from unnest(keys) as key where position(key in h.holders) > 0)`;

/** Upsert: adds the new pairs to those of the row, sorted by id. */
const mergePairs = sql`on conflict (word, chunk) do update set holders = (
    select string_agg(pair, '' order by pair)
    from ${pairsIn(sql`search_holders.holders || excluded.holders`)})`;

/** Words of name, brand, category, form, tags and further words. */
const insertNameWords = (theProducts: SQL) => sql`
    insert into search_holders (word, chunk, holders)
    select lexeme, c.chunk, string_agg(
      int4send(p.id) || int4send(case when ${isIn.name} then
        least(name_words, ${bit(nameBits.words)})
        + case when ${isIn.head} then ${bit(nameBits.head)} else 0 end
        + case when ${isIn.noun} then ${bit(nameBits.noun)} else 0 end
        else 0 end), '' order by p.id)
    from ${theProducts} ${wordsOfProduct}
    group by 1, 2`;

/** The dictionary: words without those that are only numbers, and how many products have each. */
const vocabularyOf = (ofChunks: SQL) => sql`
    insert into search_words (word, products)
    select word, sum(octet_length(holders) / 8)::integer from search_holders
    ${ofChunks} and word not like ${sql.raw(`'${inTexts}%'`)}
      and length(word) between 2 and 40 and word ~ '[^0-9]'
    group by word order by word
    on conflict (word) do update set products = excluded.products
      where search_words.products < excluded.products`;

/**
 * Indexes words of benefits, ingredients and description that the product has nowhere else.
 * Ingredients: every word, because a search such as "without alcohol" must find them. Benefits and
 * description: only words of the dictionary, synonyms or purposes, because these texts also mention
 * products that the shop does not sell.
 */
const insertTextWords = (theProducts: SQL) => sql`
    with known as materialized (
      select word from search_words
      union select regexp_split_to_table(lower(word), '\\s+') from search_synonyms
      union select regexp_split_to_table(lower(one), '\\s+')
        from search_purposes, unnest(typed) as one)
    insert into search_holders (word, chunk, holders)
    select ${sql.raw(`'${inTexts}'`)} || t.word, c.chunk,
      string_agg(int4send(p.id) || int4send(0), '' order by p.id)
    from ${theProducts}
      cross join lateral unnest(tsvector_to_array(ts_delete(${textsOfProduct},
        tsvector_to_array(${vectorOfProduct})))) as t(word)
      cross join lateral (
        select tsvector_to_array(to_tsvector('simple', ${apart(sql`p.ingredients`)})) as words
        offset 0) listed
      left join known on known.word = t.word
    where length(t.word) > 2 and (known.word is not null or t.word = any(listed.words))
    group by 1, 2`;

/**
 * Hash of the statements: existing stores learn their words again if it changes (`relearnWords`).
 */
export const wordRules = hashStatements(
  [insertNameWords, vocabularyOf, insertTextWords].map((rule) => rule(sql`any`)),
);
