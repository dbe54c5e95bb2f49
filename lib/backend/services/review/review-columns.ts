import { sql, type SQL } from 'drizzle-orm';

/** Names of the stored files of one picture. */
export interface StoredPicture {
  file: string;
  thumbnail: string;
}

/** Pictures of a row of `reviews`, approved or not; null if it has none. */
export const picturesColumn: SQL<StoredPicture[] | null> = sql`(
  select json_agg(
    json_build_object('file', rp.file, 'thumbnail', rp.thumbnail) order by rp.position)
  from review_pictures rp where rp.review_id = reviews.id)`;

/** What everybody may read of a row of `reviews`: a `ReviewRow`. */
export const shownReviewColumns: SQL = sql`
  id, name, rating, text, is_verified_buyer as "isVerifiedBuyer", published_at as "publishedAt",
  case when seen_at is not null then ${picturesColumn} end as pictures`;
