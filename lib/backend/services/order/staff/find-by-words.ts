import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { customerSearchText } from '../../../db/schema/search-texts.ts';

/* Fewer letters are found by no index. */
const fewestLetters = 3;
/* Whoever means one of more people says more of them; their orders are found by the name on the parcel. */
const mostPeople = 200;
const largestId = 2_147_483_647;

/**
 * The condition on `orders` that staff mean by what they typed: an order's number with or without
 * `SO-`, or words that stand in the name, mobile number, e-mail or tracking number. Words of less than
 * three letters narrow a search, but are none by themselves.
 */
export async function findByWords(db: Queryable, typed: string): Promise<SQL> {
  const term = typed.trim().toLowerCase();
  const number = /^(so-?)?0*(\d{1,10})$/.exec(term);
  const id = Number(number?.[2] ?? 0);
  const byNumber = id > 0 && id <= largestId ? [sql`id = ${id}`] : [];
  if (number?.[1]) return byNumber[0] ?? sql`false`;
  const found = [...byNumber, ...(await byWords(db, wordsOf(term)))];
  return found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`;
}

/* A mobile number is kept without gaps, however it was typed. */
function wordsOf(term: string): string[] {
  const digits = term.replace(/[\s()-]/g, '');
  if (/^\+?\d{7,13}$/.test(digits)) return [digits.replace(/^\+?(91)?(?=\d{10}$)/, '')];
  return term.split(/\s+/).filter(Boolean);
}

async function byWords(db: Queryable, words: string[]): Promise<SQL[]> {
  if (!words.some(({ length }) => length >= fewestLetters)) return [];
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from customers where ${contains(customerSearchText, words)} limit ${mostPeople}`,
  );
  const ids = rows.map(({ id }) => id);
  return [
    sql`(${contains(sql`search_text`, words)})`,
    ...(ids.length > 0 ? [sql`customer_id = any(${sql.param(ids)}::int[])`] : []),
  ];
}

function contains(text: SQL, words: string[]): SQL {
  const each = words.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(each, sql` and `);
}
