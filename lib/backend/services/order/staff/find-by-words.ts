import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';

/* Fewer letters are found by no index. */
const fewestLetters = 3;
/* Whoever means one of more people says more of them; their orders are found by the name on the parcel. */
const mostPeople = 200;
const largestId = 2_147_483_647;

interface Found {
  condition: SQL;
  /** So many people are called so that a page of them is sooner found in passing than gathered first. */
  isBroad: boolean;
}

/**
 * The condition on `orders` that staff mean by what they typed: an order's number with or without
 * `SO-`, or words that stand in the name, mobile number, e-mail or tracking number. Words of less than
 * three letters narrow a search, but are none by themselves.
 */
export async function findByWords(db: Queryable, typed: string): Promise<Found> {
  const term = typed.trim().toLowerCase();
  const number = /^(so-?)?0*(\d{1,10})$/.exec(term);
  const id = Number(number?.[2] ?? 0);
  const byNumber = id > 0 && id <= largestId ? [sql`id = ${id}`] : [];
  if (number?.[1]) return { condition: byNumber[0] ?? sql`false`, isBroad: false };
  const { conditions, isBroad } = await byWords(db, wordsOf(term));
  const found = [...byNumber, ...conditions];
  return {
    condition: found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`,
    isBroad,
  };
}

/* A mobile number is kept without gaps, however it was typed. */
function wordsOf(term: string): string[] {
  const digits = term.replace(/[\s()-]/g, '');
  if (/^\+?\d{7,13}$/.test(digits)) return [digits.replace(/^\+?(91)?(?=\d{10}$)/, '')];
  return term.split(/\s+/).filter(Boolean);
}

async function byWords(db: Queryable, words: string[]) {
  if (!words.some(({ length }) => length >= fewestLetters)) {
    return { conditions: [], isBroad: false };
  }
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from customers where ${contains(words)} limit ${mostPeople}`,
  );
  const ids = rows.map(({ id }) => id);
  const conditions = [
    sql`(${contains(words)})`,
    ...(ids.length > 0 ? [sql`customer_id = any(${sql.param(ids)}::int[])`] : []),
  ];
  return { conditions, isBroad: ids.length === mostPeople };
}

/* Customers and orders call it the same. */
function contains(words: string[]): SQL {
  const each = words.map((word) => sql`search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(each, sql` and `);
}
