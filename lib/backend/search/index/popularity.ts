/*
 * Popularity and rating of a product in one number: the average rating times 100 above, the
 * popularity from 0 to 255 in the lowest 8 bits.
 */

/*
 * Ratings are those that a product shows: of all sizes of its family, where these share their
 * reviews (`joinShownRatings`).
 */
export const ratingSum = 'coalesce(shown.stars, rating_sum)';
export const ratingCount = 'coalesce(shown.ratings, rating_count)';

/** From 0 to 255: order of magnitude of units sold, and the average rating. */
export const popularityOfProduct = `least(255, round(ln(1 + sold_count) * 12
  + case when ${ratingCount} = 0 then 0 else ${ratingSum} * 8.0 / ${ratingCount} end))::integer`;

/** From 0 to 500; 0: not rated. */
export const ratingOfProduct = `case when ${ratingCount} = 0 then 0
  else round(${ratingSum} * 100.0 / ${ratingCount}) end::integer`;

export const packedPopularity = `(${ratingOfProduct} * 256 + ${popularityOfProduct})`;

export const popularityOf = (packed: number): number => packed & 255;
export const ratingOf = (packed: number): number => packed >> 8;
