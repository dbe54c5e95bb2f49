import { sql, type SQL } from 'drizzle-orm';

/** SQL: whether the sizes of a product share their reviews. */
export const areReviewsShared = sql`not exists (
  select from settings where name = 'shop' and value -> 'reviews_each_size' = 'true')`;

const sharedRatings = sql`
  select sum(member.rating_sum)::integer as stars, sum(member.rating_count)::integer as ratings`;
const ofMembers = sql`
  from family_members other join products member on member.id = other.product_id`;

/**
 * SQL join: the ratings that the sizes of a family share, as `shown`; null where they do not.
 * Joined to the members `m`: of each row by itself, for few rows.
 */
export const joinShownRatings: SQL = sql`
  left join lateral (
    ${sharedRatings} ${ofMembers}
    where other.family_id = m.family_id and ${areReviewsShared}) shown on true`;

/** SQL join as `joinShownRatings`, which adds up all families once: for many rows. */
export const joinAllShownRatings: SQL = sql`
  left join (
    ${sharedRatings}, other.family_id ${ofMembers}
    where ${areReviewsShared} group by other.family_id) shown on shown.family_id = m.family_id`;
