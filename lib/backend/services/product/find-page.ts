import { sql, type SQL } from 'drizzle-orm';
import type { SortOption } from '../../../contract/paths.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { isSelected, type Selection } from './selection.ts';
import { inCategory, onShelf } from './shelf.ts';

const pageSize = storeRules.productsPerPage;

const byPrice: Record<SortOption, SQL> = {
  base_price: sql`p.price, p.id`,
  '-base_price': sql`p.price desc, p.id desc`,
};

/** So few that finding and sorting all of them beats walking along the order until a page is full. */
const few = 2_000;

/** What is selected, and how many products that is. */
export interface Counted {
  selection: Selection;
  total: number;
}

/** The ids of one page of a search, the best first. */
export async function findPageByRelevance(
  context: ServiceContext,
  counted: Counted,
  relevance: SQL,
  page: number,
): Promise<number[]> {
  const found = sql`select p.id, p.search_vector from products p
    where ${isSelected(counted.selection)}`;
  return idsOf(context, sortedPage(counted, found, sql`${relevance} desc, p.id`, page));
}

/** The ids of one page by price. */
export async function findPageByPrice(
  context: ServiceContext,
  counted: Counted,
  ordering: SortOption,
  page: number,
): Promise<number[]> {
  const { category, isPlain } = counted.selection;
  if (!isPlain || page > pagesWithPlan) {
    const found = sql`select p.id, p.price from products p where ${isSelected(counted.selection)}`;
    return idsOf(context, sortedPage(counted, found, byPrice[ordering], page));
  }
  const pageFrom = plainPage(category?.level, ordering, page);
  const now = context.now().toISOString();
  const rows = await pageFrom(context.db, { category: category?.id, now });
  return rows.map(({ id }) => id);
}

/** The lowest id of every page, for products by id. */
export async function findPageStarts(
  context: ServiceContext,
  { selection }: Counted,
): Promise<number[]> {
  return idsOf(
    context,
    sql`
      select id from (
        select p.id, row_number() over (order by p.id) as place from products p
        where ${isSelected(selection)}
      ) numbered where place % ${sql.raw(String(pageSize))} = 1 order by id`,
  );
}

/** The ids of the page by id that begins with `start` and ends before `next`, where there is one. */
export async function findPageFrom(
  context: ServiceContext,
  counted: Counted,
  start: number,
  next: number | undefined,
): Promise<number[]> {
  const found = sql`select p.id from products p
    where ${isSelected(counted.selection)} and p.id >= ${start}
      ${next === undefined ? sql`` : sql`and p.id < ${next}`}`;
  return idsOf(context, sql`${found} order by p.id ${partOf(1)}`);
}

const partOf = (page: number): SQL => sql.raw(`limit ${pageSize} offset ${(page - 1) * pageSize}`);

function sortedPage({ total }: Counted, found: SQL, order: SQL, page: number): SQL {
  return total <= few
    ? sql`with p as materialized (${found}) select id from p order by ${order} ${partOf(page)}`
    : sql`${found} order by ${order} ${partOf(page)}`;
}

async function idsOf({ db }: ServiceContext, statement: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(statement);
  return rows.map(({ id }) => id);
}

/* The first pages of the shop and of a category by price are asked for often enough, and are
   simple enough, to be planned once. */
const pagesWithPlan = 10;
const plainPages = new Map<string, ReturnType<typeof namedStatement<{ id: number }>>>();

function plainPage(level: number | undefined, ordering: SortOption, page: number) {
  const direction = ordering === 'base_price' ? 'rising' : 'falling';
  const name = `page_${page}_of_level_${level ?? 0}_by_${direction}_price`;
  let statement = plainPages.get(name);
  if (!statement) {
    const category = level && sql`and ${inCategory({ id: sql.placeholder('category'), level })}`;
    statement = namedStatement<{ id: number }>(
      name,
      sql`select p.id from products p where ${onShelf(sql.placeholder('now'))} ${category || sql``}
          order by ${byPrice[ordering]} ${partOf(page)}`,
    );
    plainPages.set(name, statement);
  }
  return statement;
}
