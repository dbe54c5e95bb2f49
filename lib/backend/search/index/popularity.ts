/*
 * Popularity and rating of a product in one number: the average rating times 100 above, the
 * popularity from 0 to 255 in the lowest 8 bits.
 */

/** From 0 to 255: order of magnitude of units sold, and the average rating. */
export const popularityOfProduct = `least(255, round(ln(1 + sold_count) * 12
  + case when rating_count = 0 then 0 else rating_sum * 8.0 / rating_count end))::integer`;

/** From 0 to 500; 0: not rated. */
export const ratingOfProduct = `case when rating_count = 0 then 0
  else round(rating_sum * 100.0 / rating_count) end::integer`;

export const packedPopularity = `(${ratingOfProduct} * 256 + ${popularityOfProduct})`;

export const popularityOf = (packed: number): number => packed & 255;
export const ratingOf = (packed: number): number => packed >> 8;
