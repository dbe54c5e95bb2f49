import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Queries of each kind, each of them once, so that no answer is there already. */
export interface Queries {
  lists: string[];
  searches: string[];
  suggestions: string[];
  hostile: string[];
}

const maxLists = 400;
const maxSearches = 300;
const maxLetters = 400;

/** Deterministic random numbers from 0 to `size` - 1, so that each run asks the same. */
function random() {
  let state = 20_261_123;
  return (size: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * size);
  };
}

export async function makeQueries(db: Database): Promise<Queries> {
  const next = random();
  const pick = <T>(some: readonly T[]): T | undefined => some[next(some.length)];
  const readIds = async (table: string) => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from ${sql.identifier(table)} order by id`,
    );
    return rows.map(({ id }) => id);
  };
  const brands = await readIds('brands');
  const categories = await readIds('categories');
  const tags = await readIds('tags');
  const texts = await readTexts(db);

  const list = (): string => {
    const minPrice = next(40) * 25;
    const parts = [
      next(2) === 0 && `category_id=${pick(categories)}`,
      next(3) === 0 && `brand=${pick(brands)},${pick(brands)}`,
      next(4) === 0 && `product_tag=${pick(tags)}`,
      next(3) === 0 && `price_min=${minPrice}&price_max=${minPrice + 25 + next(900)}`,
      next(5) === 0 && 'rating=4_and_up',
      next(4) === 0 && 'availability=in_stock',
      next(3) === 0 && 'ordering=base_price',
      `page=${1 + next(5)}`,
    ];
    return `/web/products/list/?${parts.filter(Boolean).join('&')}`;
  };
  const search = (): string => {
    const words = Array.from({ length: 1 + next(3) }, () => pick(texts)?.split(' ')[0]);
    const text = next(2) === 0 ? pick(texts) : words.join(' ');
    const filter = next(3) === 0 ? `&brand=${pick(brands)}` : '';
    return `/web/products/list/?prod_search=${encodeURIComponent(text ?? '')}${filter}`;
  };
  const letters = texts.flatMap((text) =>
    Array.from(text, (_, at) => text.slice(0, at + 1).trim()),
  );
  return {
    lists: different(maxLists, list),
    searches: different(maxSearches, search),
    suggestions: [...new Set(letters)].slice(0, maxLetters).map(suggestionsPath),
    hostile: hostileTexts.map(
      (text) => `/web/products/list/?prod_search=${encodeURIComponent(text)}`,
    ),
  };
}

const suggestionsPath = (text: string) =>
  `/web/search/suggestions/?text=${encodeURIComponent(text)}`;

/** The beginnings of product names, each once, in an order that does not depend on the size. */
async function readTexts(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from (
      select distinct lower(substring(name from '^[[:alpha:]]+( [[:alpha:]]+){0,2}')) as text
      from (select name from products order by id limit 20000) p) t
    where text is not null order by md5(text) limit 500`);
  return rows.map(({ text }) => text);
}

function different(count: number, make: () => string): string[] {
  const made = new Set<string>();
  for (let attempt = 0; made.size < count && attempt < count * 20; attempt += 1) made.add(make());
  return [...made];
}

const repeated = (text: string) => text.repeat(200).slice(0, 200);

const hostileTexts = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789',
  repeated('a'),
  repeated('o '),
  repeated('oil tea soap ghee rice '),
  Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '),
  'organic natural pure powder oil tea soap honey ghee rice dal atta',
  "' or 1=1; drop table products; --",
  '%_%_%_%\\',
  '(a+)+$ [a-z]*{9} .*',
  '🧴🌿🥥 oil 😀',
  '\u202Eلمس عربي\u202C عسل',
  '\u0000\u0001\u001f tea',
  '"exact" "quotes',
  'हल्दी दूध પાવડર',
  '₹₹₹ 0 under -1 over 99999999999999999999',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(20),
  'a\u0301'.repeat(100),
];
