export interface StarCount {
  stars: number;
  count: number;
  /** Percent of all reviews. */
  share: number;
}

/** Counts reviews by rating, from five stars to one. */
export function starCounts(reviews: readonly { rating: number }[]): StarCount[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    return {
      stars,
      count,
      share: reviews.length === 0 ? 0 : Math.round((count / reviews.length) * 100),
    };
  });
}
