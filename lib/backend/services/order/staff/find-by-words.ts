import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { joinMobileNumber, matchWords, searchedWords } from '../../../db/contains-text.ts';

/* The trigram index does not support shorter words. */
const fewestLetters = 3;
/*
 * Maximum number of matching customers whose orders are included; above it, orders are found only
 * by their own search text (name on the parcel).
 */
const maxPeople = 200;
const largestId = 2_147_483_647;

interface Found {
  condition: SQL;
  /**
   * So many customers match that scanning in sort order finds a page sooner than collecting all
   * matches.
   */
  isBroad: boolean;
}

/**
 * Returns the SQL condition on `orders` for a search: an order number with or without `SO-`, or
 * words in name, mobile number, e-mail or tracking number. Words of fewer than three letters only
 * narrow a search.
 */
export async function findByWords(db: Queryable, typed: string): Promise<Found> {
  const term = typed.trim().toLowerCase();
  const number = /^(so-?)?0*(\d{1,10})$/.exec(term);
  const id = Number(number?.[2] ?? 0);
  const byNumber = id > 0 && id <= largestId ? [sql`id = ${id}`] : [];
  if (number?.[1]) return { condition: byNumber[0] ?? sql`false`, isBroad: false };
  const { conditions, isBroad } = await searchByWords(db, joinMobileNumber(term));
  const found = [...byNumber, ...conditions];
  return {
    condition: found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`,
    isBroad,
  };
}

async function searchByWords(db: Queryable, search: string) {
  if (!searchedWords(search).some(({ length }) => length >= fewestLetters)) {
    return { conditions: [], isBroad: false };
  }
  /* Customers and orders both have the column `search_text`. */
  const contains = sql.join(matchWords([sql`search_text`], search), sql` and `);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from customers where ${contains} limit ${maxPeople}`,
  );
  const ids = rows.map(({ id }) => id);
  const conditions = [
    sql`(${contains})`,
    ...(ids.length > 0 ? [sql`customer_id = any(${sql.param(ids)}::int[])`] : []),
  ];
  return { conditions, isBroad: ids.length === maxPeople };
}
