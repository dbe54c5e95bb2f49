import { sql, type SQL } from 'drizzle-orm';
import type { SitemapKind } from '../../../contract/seo.ts';
import { staticPages } from '../../../contract/find-page.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { isListed } from '../../db/is-listed.ts';
import { isFirstOfFamily, reviewedIds, shownRatingCount } from '../review/family-reviews.ts';
import { shopSetting } from '../shop-profile/read-shop.ts';

/**
 * Maximum number of URLs in one part of a sitemap (sitemaps.org); also the size of its id range.
 */
export const entriesAPart = 50_000;

const reviewsForOwnPage = sql.raw(String(storeRules.reviewsForOwnPage));

/** A product also changes on its first public day. */
const changed = sql.raw('greatest(p.updated_at, p.public_from)');

const noImages = sql`array[]::text[]`;
const onlyImage = (column: string) => sql.raw(`array_remove(array[${column}], null)`);

const aPart = sql.raw(String(entriesAPart));

/** Part of the sitemap, from 1, that holds the id `id`. */
export const sitemapPart = (id: SQL) => sql`(${id} - 1) / ${aPart} + 1`;

/**
 * Returns the common table expression (CTE) `newest_products`: the last change of the products of
 * each part, category and brand, one row each, from one scan of the catalogue. It aggregates part
 * by part, because PostgreSQL would sort all products to group them by part.
 */
export function newestProducts(now: string): SQL {
  return sql`
    newest_products as materialized (
      select part, category_id, brand_id, max(updated_at) as updated_at
      from generate_series(1, (select coalesce(max(id), 0) from products) / ${aPart} + 1) as part
      cross join lateral (
        select p.category_id, p.brand_id, max(${changed}) as updated_at
        from products p
        where p.id > (part - 1) * ${aPart} and p.id <= part * ${aPart} and ${isListed(now)}
        group by p.category_id, p.brand_id
      ) listed
      group by grouping sets ((part), (category_id), (brand_id))
    )`;
}

/**
 * Returns the query for the entries of a kind: id, name, updated_at, images; without the pages
 * whose paths are `closed`. A page also changes with its content: a category with its newest
 * product, a list with its newest entry. Needs the CTE `newest_products`.
 */
export function sitemapSource(kind: SitemapKind, now: string, closed: readonly string[]): SQL {
  const shown = isListed(now);
  const moment = sql`${now}::timestamptz`;
  const closedPaths = sql`${sql.param([...closed])}::text[]`;
  switch (kind) {
    case 'products':
      return sql`
        select p.id, p.name, ${changed} as updated_at,
          array(select i.path from product_images i where i.product_id = p.id order by i.position)
            as images
        from products p where ${shown}`;
    case 'reviews':
      return sql`
        select p.id, p.name, ${noImages} as images,
          (select coalesce(max(r.updated_at), ${changed}) from reviews r
           where r.product_id in (${reviewedIds}) and r.hidden_at is null) as updated_at
        from products p
        where (p.rating_count >= ${reviewsForOwnPage}
            or p.id in (select product_id from family_members))
          and ${shownRatingCount} >= ${reviewsForOwnPage} and ${isFirstOfFamily(now)} and ${shown}`;
    case 'categories':
      return sql`
        select c.id, c.name, greatest(c.updated_at, inside.updated_at) as updated_at,
          ${onlyImage('c.web_image')} as images
        from categories c join (
          with recursive upwards as (
            select category_id as id, updated_at from newest_products
            where category_id is not null
            union all
            select c.parent_id, u.updated_at from upwards u
            join categories c on c.id = u.id where c.parent_id is not null
          )
          select id, max(updated_at) as updated_at from upwards group by id
        ) inside on inside.id = c.id`;
    case 'brands':
      return sql`
        select b.id, b.name, greatest(b.updated_at, inside.updated_at) as updated_at,
          ${onlyImage('b.image')} as images
        from brands b join newest_products inside on inside.brand_id = b.id`;
    case 'posts':
      return sql`
        select id, title as name, greatest(updated_at, published_at) as updated_at,
          ${onlyImage('banner')} as images
        from posts where published_at <= ${moment}`;
    case 'events':
      return sql`
        select id, title as name, updated_at, ${onlyImage('image')} as images
        from events where is_published and '/event' <> all (${closedPaths})`;
    case 'concerns':
      return sql`
        select id, slug as name, updated_at, ${noImages} as images from concerns where is_published`;
    case 'growers':
      return sql`
        select id, slug as name, updated_at, ${onlyImage('picture')} as images
        from growers where is_published`;
    case 'pages':
      return sql`
        select row_number() over (order by m.path)::int as id, m.path as name,
          ${noImages} as images,
          greatest(m.updated_at, case m.path
            when '/' then newest_product.updated_at
            when '/shop' then newest_product.updated_at
            when '/blogs' then (
              select max(greatest(updated_at, published_at)) from posts
              where published_at <= ${moment})
            when '/event' then (select max(updated_at) from events where is_published)
            when '/concern' then (select max(updated_at) from concerns where is_published)
            when '/growers' then (select max(updated_at) from growers where is_published)
            when '/store-locator' then (select max(updated_at) from stores)
            when '/faq' then (select max(updated_at) from faqs)
            else (select t.updated_at from text_pages t
              where t.is_published and '/' || t.slug = m.path)
          end) as updated_at
        from (
          select path, updated_at from page_meta where strpos(path, '?') = 0
          union all
          select path, coalesce(
            (select updated_at from settings where name = ${shopSetting}),
            (select min(updated_at) from text_pages), ${moment})
          from unnest(${sql.param([...staticPages])}::text[]) standing(path)
          where not exists (select from page_meta m where m.path = standing.path)
        ) m cross join (
          select max(updated_at) as updated_at from newest_products
        ) newest_product
        where m.path <> all (${closedPaths}) and case m.path
          when '/shop' then newest_product.updated_at is not null
          when '/blogs' then exists (select from posts where published_at <= ${moment})
          when '/event' then exists (select from events where is_published)
          when '/store-locator' then exists (select from stores)
          else true end`;
  }
}
