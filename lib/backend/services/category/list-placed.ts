import { sql } from 'drizzle-orm';
import type { PlacedCategory } from '../../../contract/staff-category.ts';
import type { ServiceContext } from '../../context.ts';

/** The tree as staff see it: each category before those below it, in their order. */
export async function listPlaced({ db }: ServiceContext): Promise<PlacedCategory[]> {
  const { rows } = await db.execute<PlacedCategory & Record<string, unknown>>(sql`
    with recursive tree as (
      select c.*, array[c.position, c.id] as place from categories c where c.parent_id is null
      union all
      select c.*, t.place || c.position || c.id from categories c join tree t on c.parent_id = t.id
    )
    select t.id, t.version, t.name, t.parent_id, t.level,
      (select count(*)::integer from products p where p.category_id = t.id) as product_count
    from tree t order by t.place`);
  return rows;
}
