import { sql } from 'drizzle-orm';
import { catalogueChanged } from '../search/engine.ts';
import type { Database, Transaction } from './client.ts';
import { withoutIndexes } from './without-indexes.ts';

/*
 * Generates a large catalogue for performance tests: variations of the existing products, each in
 * three or four sizes of one family.
 * Deterministic, so every run creates the same products.
 */

const openings =
  'Hill-grown,Sun-dried,Stone-ground,Small-batch,Farm-fresh,Slow-roasted,Hand-picked,Monsoon,Village,Heritage,Raw,Tender';
const endings =
  'family pack,travel pack,first harvest,second harvest,winter lot,summer lot,coarse,fine,classic,mild,bold,reserve';

/** Products per statement: a million in one need more temporary files than are allowed. */
const roundSize = 100_000;
const tables = ['products', 'product_images', 'product_tags', 'family_members'];

/**
 * Adds generated products up to `howMany`, with families, pictures, tags and varied names, prices,
 * stocks, brands and forms; returns how many were added. Needs at least one existing product.
 */
export async function generateProducts(db: Database, howMany: number): Promise<number> {
  const added = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const all = await withoutIndexes(tx, tables, async () => {
      let sum = 0;
      for (let made = roundSize; made === roundSize; sum += made) {
        made = await addProducts(tx, howMany);
      }
      if (sum > 0) await addPicturesAndTags(tx);
      return sum;
    });
    if (all > 0) await catalogueChanged(tx);
    return all;
  });
  await db.execute(sql`
    vacuum analyze products, product_images, product_tags, families, family_members`);
  return added;
}

/** Adds the next `roundSize` products, or fewer at the end; returns how many. */
async function addProducts(tx: Transaction, howMany: number): Promise<number> {
  const { rows } = await tx.execute<{ made: number }>(sql`
    with models as (
      select p.*, row_number() over (order by id) - 1 as place, count(*) over () as models
      from products p where p.sku not like 'GEN-%'
    ), so_far as (
      select count(*)::integer as products, coalesce(max(id), 0) as last,
        count(*) filter (where sku like 'GEN-%')::integer as made
      from products
    ), numbers as (
      select made + n as g, last + n as id, (made + n) * 3 / 10 as f,
        row_number() over (partition by (made + n) * 3 / 10 order by n) as size
      from so_far, generate_series(1, least(${howMany} - products, ${roundSize})) as n
    ), makers as (
      select id, name, manufacturer, row_number() over (order by id) - 1 as place from brands
    ), shapes as (
      select id, row_number() over (order by id) - 1 as place from product_forms
    ), varied as (
      select n.id as new_id, n.g, n.size, m.*, b.id as new_brand, b.manufacturer as new_maker,
        lower(b.name) as brand_word, f.id as new_form,
        (string_to_array(${openings}, ','))[1 + (n.f * 7) % 12] || ' ' || lower(m.name) || ', '
          || (string_to_array(${endings}, ','))[1 + (n.f / 12) % 12] || ' ' || n.f as new_family,
        trim_scale(m.net_quantity * n.size) || ' ' || m.unit as new_size,
        greatest(2000, m.base_price * (60 + (n.f * 37) % 81) / 100 * n.size / 100 * 100) as new_mrp
      from numbers n
      join models m on m.place = (n.f * 31) % m.models
      join makers b on b.place = (n.f * 5 + n.f / 97) % (select count(*) from makers)
      join shapes f on f.place = (n.f * 3 + n.f / 89) % (select count(*) from shapes)
    ), named as (
      select *, new_family || ', ' || new_size as new_name from varied
    ), made_products as (
    insert into products (
      id, sku, name, slug, local_name, brand_id, form_id, category_id, category_level_1,
      category_level_2, category_level_3, base_price, price, stock, hsn, gst_rate, net_quantity,
      unit, is_veg, origin, region, manufacturer, fssai_no, shelf_life, ingredients, benefits, description,
      meta_keywords, home_image, sold_count, search_text)
    select new_id, 'GEN-' || lpad(new_id::text, 7, '0'), new_name,
      trim(both '-' from regexp_replace(lower(new_name), '[^a-z0-9]+', '-', 'g')), local_name,
      new_brand, new_form, category_id, category_level_1, category_level_2, category_level_3,
      new_mrp, new_mrp - new_mrp * ((g * 13) % 31) / 100 / 100 * 100,
      case when g % 11 = 0 then 0 when g % 53 = 0 then null else (g * 17) % 240 + 1 end, hsn,
      gst_rate, net_quantity * size, unit, is_veg, origin, region, new_maker, fssai_no, shelf_life,
      ingredients, benefits, description, meta_keywords, home_image, (g * 29) % 500,
      lower(new_name) || ' ' || brand_word || substr(search_text, length(name) + 1)
    from named returning id
    ), made_families as (
    insert into families (name, axes) select distinct new_family, '{Size}'::text[] from named
    returning id, name
    ), made_members as (
    insert into family_members (product_id, family_id, options, position)
    select new_id, made_families.id, array[new_size], size
    from named join made_families on made_families.name = new_family
    )
    select count(*)::integer as made from made_products`);
  return rows[0]?.made ?? 0;
}

async function addPicturesAndTags(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into product_images (product_id, position, path)
    select p.id, i.position, regexp_replace(p.home_image, '1(\\.[a-z]+)$', i.position || '\\1')
    from products p cross join generate_series(1, 3) as i(position)
    where p.sku like 'GEN-%' and p.home_image is not null
    on conflict do nothing`);
  await tx.execute(sql`
    insert into product_tags (product_id, tag_id)
    select p.id, t.id
    from products p join (select id, row_number() over (order by id) as place from tags) t
      on p.id % (t.place * 4 + 3) = 0
    where p.sku like 'GEN-%'
    on conflict do nothing`);
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('products', 'id'), max(id)) from products`);
}
