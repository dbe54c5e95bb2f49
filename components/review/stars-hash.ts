/** Fragment of the page of reviews that shows those with so many stars. */
export const starsHash = (stars: number): string => `#stars-${stars}`;

/** Returns the stars that a fragment names; null if it names none. */
export function starsOfHash(hash: string): number | null {
  const [, stars] = /^#stars-([1-5])$/.exec(hash) ?? [];
  return stars ? Number(stars) : null;
}
