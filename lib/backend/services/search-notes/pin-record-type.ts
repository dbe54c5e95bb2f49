import { sql } from 'drizzle-orm';
import type { PinInput, StaffPin } from '../../../contract/staff-pin.ts';
import type { ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { isListed } from '../../db/is-listed.ts';
import { searchPins } from '../../db/schema/search.ts';
import { invalid } from '../../errors.ts';
import { catalogueChanged, searchWords } from '../../search/engine.ts';
import type { RecordType } from '../content/record-type.ts';

type PinRow = typeof searchPins.$inferSelect;

/** Most pins and buried products of one search. */
const maxPins = 100;

/** Record type of pins; they apply from the next search on. */
export const pinRecordType: RecordType<PinRow, PinInput, StaffPin> = {
  name: 'Pin',
  subject: 'pin',
  table: searchPins,
  searched: [
    searchPins.query,
    sql`(select name from products p where p.id = ${searchPins.productId})`,
  ],
  sorts: { query: searchPins.query, place: searchPins.place },
  firstSort: 'query',
  toValues: async (context, { query: typed, product_id: productId, place }, before) => {
    const query = searchWords(typed).join(' ');
    if (!query) throw invalid({ query: ['Enter a word with letters'] });
    if (!(await readNames(context, [productId])).has(productId)) {
      throw invalid({ product_id: ['Product not found'] });
    }
    if (query !== before?.query) await requireRoom(context, query);
    return { query, productId, place };
  },
  show: async (context, rows) => {
    const names = await readNames(
      context,
      rows.map(({ productId }) => productId),
    );
    return rows.map(({ id, version, query, productId, place }) => {
      const { name = '', isOnSale = false } = names.get(productId) ?? {};
      return { id, version, query, product: { id: productId, name, is_on_sale: isOnSale }, place };
    });
  },
  effectOf: () => ({ tags: ['products'], paths: [] }),
  taken: { field: 'product_id', message: 'This product already has a position in this search' },
  afterChange: ({ db }) => catalogueChanged(db, []),
};

async function readNames({ db, now }: ServiceContext, ids: number[]) {
  const { rows } = await db.execute<{ id: number; name: string; isOnSale: boolean }>(sql`
    select id, name, ${isListed(now().toISOString())} as "isOnSale" from products p
    where id = any(${idArray(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function requireRoom({ db }: ServiceContext, query: string): Promise<void> {
  const count = await db.$count(searchPins, sql`${searchPins.query} = ${query}`);
  if (count >= maxPins) {
    throw invalid({
      query: [`A search can have at most ${maxPins} pinned and moved-down products`],
    });
  }
}
