import { seededRandom } from './random.ts';

const drawn = (seed: number, name?: string) => {
  const random = name ? seededRandom(seed).fork(name) : seededRandom(seed);
  return Array.from({ length: 20 }, () => random.between(1, 1000));
};

describe('seeded random numbers', () => {
  it('are the same for the same seed and others for another', () => {
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  it('are of each part’s own, whatever the others draw', () => {
    const one = seededRandom(7);
    one.word(50);
    const late = one.fork('kills');
    expect(Array.from({ length: 20 }, () => late.between(1, 1000))).toEqual(drawn(7, 'kills'));
    expect(drawn(7, 'kills')).not.toEqual(drawn(7, 'races'));
  });

  it('stay within their bounds and reach both', () => {
    const random = seededRandom(1);
    const seen = new Set(Array.from({ length: 200 }, () => random.between(1, 3)));
    expect([...seen].sort()).toEqual([1, 2, 3]);
    expect(random.word(12)).toMatch(/^[a-z0-9]{12}$/);
  });
});
