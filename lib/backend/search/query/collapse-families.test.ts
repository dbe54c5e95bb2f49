import { collapseFamilies, firstOfFamily } from './collapse-families.ts';

/* Positions 0 and 3 are of one family, 1 and 4 of another; 2 and 5 have none. */
const index = {
  ids: Int32Array.from([10, 11, 12, 13, 14, 15]),
  leaders: Int32Array.from([0, 1, 2, 0, 1, 5]),
};

const collapsed = (
  ranked: number[],
  pins: { product: number; place: number | null }[] = [],
  hidden: number[] = [],
) => [
  ...collapseFamilies(
    index,
    { positions: Int32Array.from(ranked), pins },
    (position) => !hidden.includes(position),
  ),
];

describe('a ranking with families', () => {
  it('shows the first of each family, and all products without one', () => {
    expect(collapsed([3, 2, 0, 4, 5, 1])).toEqual([3, 2, 4, 5]);
  });

  it('shows the first that the filters leave', () => {
    expect(collapsed([3, 2, 0, 4, 5, 1], [], [3])).toEqual([2, 0, 4, 5]);
  });

  it('shows a pinned product at its place for its family', () => {
    const pins = [{ product: 0, place: 2 }];
    expect(collapsed([3, 2, 0, 4, 5, 1], pins)).toEqual([2, 0, 4, 5]);
  });

  it('shows another of the family where the pinned one is filtered out', () => {
    const pins = [{ product: 0, place: 2 }];
    expect(collapsed([3, 2, 0, 4, 5, 1], pins, [0])).toEqual([3, 2, 4, 5]);
  });

  it('shows one of two pins of the same family: the higher one', () => {
    const pins = [
      { product: 3, place: 3 },
      { product: 0, place: 1 },
    ];
    expect(collapsed([2, 4, 5, 0, 3], pins)).toEqual([0, 2, 4, 5]);
  });

  it('starts each pass anew', () => {
    for (let pass = 0; pass < 2; pass += 1) {
      const isFirst = firstOfFamily(index);
      expect([0, 3, 2].map(isFirst)).toEqual([true, false, true]);
    }
  });
});
