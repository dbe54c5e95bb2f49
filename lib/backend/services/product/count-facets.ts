import { sql, type SQL } from 'drizzle-orm';
import type { Facet } from '../../../contract/product.ts';
import type { ServiceContext } from '../../context.ts';
import type { Selection } from './selection.ts';

export interface Counts {
  total: number;
  facets: { brands: Facet[]; tags: Facet[]; foams: Facet[] };
}

interface CountRow extends Record<string, unknown> {
  kind: 'total' | 'brands' | 'tags' | 'foams';
  id: number;
  name: string;
  count: number;
}

export const noCounts: Counts = { total: 0, facets: { brands: [], tags: [], foams: [] } };

/**
 * How many products are selected, and how many there would be of each brand, tag and form: each
 * group is counted as if nothing were chosen in it. What there would be none of is left out.
 */
export async function countFacets({ db }: ServiceContext, selection: Selection): Promise<Counts> {
  const { rows } = await db.execute<CountRow>(countingOf(selection));
  const facets: Counts['facets'] = { brands: [], tags: [], foams: [] };
  let total = 0;
  for (const { kind, id, name, count } of rows) {
    if (kind === 'total') total = count;
    else facets[kind].push({ id, name, count });
  }
  return { total, facets };
}

const always = sql.raw('true');

function countingOf({ scope, brands = always, forms = always, tags = always }: Selection): SQL {
  return sql`
    with scope as materialized (
      select p.id, p.brand_id, p.form_id,
             ${brands} as of_brand, ${forms} as of_form, ${tags} as of_tag
      from products p where ${scope}
    ), boxes as (
      select brand_id, form_id, of_brand, of_form, of_tag, count(*) as count
      from scope group by 1, 2, 3, 4, 5
    ), counts as (
      select 'total' as kind, 0 as id, coalesce(sum(count), 0) as count from boxes
      where of_brand and of_form and of_tag
      union all
      select 'brands', brand_id, sum(count) from boxes where of_form and of_tag group by brand_id
      union all
      select 'foams', form_id, sum(count) from boxes where of_brand and of_tag group by form_id
      union all
      select 'tags', pt.tag_id, count(*) from scope s join product_tags pt on pt.product_id = s.id
      where s.of_brand and s.of_form group by pt.tag_id
    )
    select c.kind, c.id, coalesce(b.name, f.name, t.name, '') as name, c.count::integer as count
    from counts c
    left join brands b on c.kind = 'brands' and b.id = c.id
    left join product_forms f on c.kind = 'foams' and f.id = c.id
    left join tags t on c.kind = 'tags' and t.id = c.id
    order by c.count desc, name`;
}
