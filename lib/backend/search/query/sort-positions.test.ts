import { sortPositions } from './sort-positions.ts';

/** Deterministic numbers from 0 to 4,000,000,000. */
function numbers(size: number): number[] {
  let state = 7;
  return Array.from({ length: size }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return at % 3 === 0 ? state % 50 : state % 4_000_000_001;
  });
}

describe('sorting places', () => {
  it.each([0, 1, 100, 4_999, 5_000, 60_000])('goes by number, then by place, for %i', (size) => {
    const of = numbers(size);
    const positions = of.map((_, position) => position);
    const byNumber = positions.toSorted((a, b) => (of[a] ?? 0) - (of[b] ?? 0) || a - b);
    expect([...sortPositions(positions, (position) => of[position] ?? 0)]).toEqual(byNumber);
    expect([...sortPositions(positions.toReversed(), (position) => of[position] ?? 0)]).toEqual(
      byNumber,
    );
  });
});
