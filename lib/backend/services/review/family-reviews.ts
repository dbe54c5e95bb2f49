import { sql, type SQL } from 'drizzle-orm';
import { areReviewsShared } from '../../db/shown-ratings.ts';
import { isListed } from '../../db/is-listed.ts';

/** SQL subquery: ids of the products whose reviews the product `p` shows, itself among them. */
export const reviewedIds: SQL = sql`
  select p.id union
  select other.product_id from family_members own
    join family_members other on other.family_id = own.family_id
  where own.product_id = p.id and ${areReviewsShared}`;

/** SQL subquery: as `reviewedIds`, of the product with this id. */
export const idsReviewedWith = (productId: number): SQL => sql`
  select shown.id from products p cross join lateral (${reviewedIds}) shown(id)
  where p.id = ${productId}::integer`;

const sumOfFamily = (column: SQL): SQL => sql`coalesce((
  select sum(member.${column})::integer from family_members own
    join family_members other on other.family_id = own.family_id
    join products member on member.id = other.product_id
  where own.product_id = p.id and ${areReviewsShared}), p.${column})`;

/** SQL: sum of the stars that the product `p` shows. */
export const shownRatingSum: SQL = sumOfFamily(sql.raw('rating_sum'));

/** SQL: number of the ratings that the product `p` shows. */
export const shownRatingCount: SQL = sumOfFamily(sql.raw('rating_count'));

/**
 * SQL: whether the product `p` is the oldest listed one of its family: sizes show the same reviews,
 * and search engines are told of one page. Inside, `products` has the alias `p` again.
 */
export const isFirstOfFamily = (now: unknown): SQL => sql`not exists (
  select from family_members own join family_members other on other.family_id = own.family_id
    cross join lateral (
      select from products p where p.id = other.product_id and ${isListed(now)}) listed
  where own.product_id = p.id and other.product_id < own.product_id)`;
