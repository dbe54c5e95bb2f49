import { sql } from 'drizzle-orm';
import { composeLetters } from '../../../contract/join-letters.ts';
import type { Queryable } from '../../db/client.ts';

export interface NameIndex {
  byName: Map<string, number>;
  namesById: Map<number, string>;
}

interface CategoryNode {
  name: string;
  /** Ids from the top category down to this one. */
  path: number[];
}

export interface NameIndexes {
  brands: NameIndex;
  forms: NameIndex;
  tags: NameIndex;
  /** By paths such as `Food > Tea`. */
  categories: NameIndex;
  categoryNodes: Map<number, CategoryNode>;
}

/** A picture that a list names by its address: the path of its file, or why there is none. */
export type FetchedPicture = { path: string } | { fault: string };

/** What cells are read with. New names have negative ids until they are created. */
export interface CellContext extends NameIndexes {
  pictures: ReadonlyMap<string, FetchedPicture>;
}

/** Lookup key of a name: ignores case and extra spaces. */
export const nameKey = (name: string): string =>
  composeLetters(name).trim().replace(/\s+/g, ' ').replace(/ ?> ?/g, ' > ').toLowerCase();

interface Named extends Record<string, unknown> {
  id: number;
  name: string;
}

/** Loads the current brands, forms, tags and categories. */
export async function loadNameIndexes(db: Queryable): Promise<NameIndexes> {
  const read = async (table: string) =>
    (await db.execute<Named>(sql.raw(`select id, name from ${table} order by id`))).rows;
  const categoryNodes = await loadCategoryNodes(db);
  return {
    brands: indexNames(await read('brands')),
    forms: indexNames(await read('product_forms')),
    tags: indexNames(await read('tags')),
    categories: indexNames(
      [...categoryNodes].map(([id, { path }]) => ({
        id,
        name: path.map((one) => categoryNodes.get(one)?.name ?? '').join(' > '),
      })),
    ),
    categoryNodes,
  };
}

async function loadCategoryNodes(db: Queryable): Promise<Map<number, CategoryNode>> {
  const { rows } = await db.execute<Named & { path: number[] }>(sql`
    with recursive tree as (
      select id, name, array[id] as path from categories where parent_id is null
      union all
      select c.id, c.name, t.path || c.id from categories c join tree t on c.parent_id = t.id
    )
    select id, name, path from tree order by path`);
  return new Map(rows.map(({ id, name, path }) => [id, { name, path }]));
}

function indexNames(rows: Named[]): NameIndex {
  return {
    byName: new Map(rows.toReversed().map(({ id, name }) => [nameKey(name), id])),
    namesById: new Map(rows.map(({ id, name }) => [id, name])),
  };
}

const farthest = 2;

/** Returns the most similar name as a suggestion for a typing error; undefined if none is close. */
export function nearestName(typed: string, names: Iterable<string>): string | undefined {
  const wanted = typed.toLowerCase();
  let best: string | undefined;
  let minDistance = Math.min(farthest, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) >= minDistance) continue;
    const distance = distanceOf(wanted, name.toLowerCase());
    if (distance < minDistance) [best, minDistance] = [name, distance];
  }
  return best;
}

/** Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
