import { starsHash, starsOfHash } from './stars-hash';

describe('starsOfHash', () => {
  it.each([1, 2, 3, 4, 5])('reads the fragment of %i stars', (stars) => {
    expect(starsOfHash(starsHash(stars))).toBe(stars);
  });

  it.each(['', '#', '#reviews', '#stars-0', '#stars-6', '#stars-55', 'stars-5'])(
    'finds no stars in "%s"',
    (hash) => expect(starsOfHash(hash)).toBeNull(),
  );
});
