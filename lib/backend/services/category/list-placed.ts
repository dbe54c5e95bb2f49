import { sql } from 'drizzle-orm';
import type { PlacedCategory } from '../../../contract/staff-category.ts';
import type { ServiceContext } from '../../context.ts';
import { recallProductsBy } from '../product/count-products-by.ts';

type PlacedRow = Omit<PlacedCategory, 'product_count'>;

/** Returns the tree for staff: each category before its children, in their order. */
export async function listPlaced(context: ServiceContext): Promise<PlacedCategory[]> {
  const { rows } = await context.db.execute<PlacedRow>(sql`
    with recursive tree as (
      select c.*, array[c.position, c.id] as place from categories c where c.parent_id is null
      union all
      select c.*, t.place || c.position || c.id from categories c join tree t on c.parent_id = t.id
    )
    select t.id, t.version, t.name, t.parent_id, t.level
    from tree t order by t.place`);
  const counts = await recallProductsBy(
    context,
    'category_id',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, product_count: counts.get(row.id) ?? 0 }));
}
