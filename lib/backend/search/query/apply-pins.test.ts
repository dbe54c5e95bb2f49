import { applyPins } from './apply-pins.ts';

const order = (ranked: number[], pins: Parameters<typeof applyPins>[1]) => [
  ...applyPins(Int32Array.from(ranked), pins),
];

describe('pins', () => {
  it('leave the order as it is where there are none', () => {
    expect(order([5, 6, 7], [])).toEqual([5, 6, 7]);
  });

  it('put products at their places, whatever the order of the pins', () => {
    const pins = [
      { product: 8, place: 3 },
      { product: 7, place: 1 },
    ];
    expect(order([5, 6, 7, 8, 9], pins)).toEqual([7, 5, 8, 6, 9]);
  });

  it('add a product that the search does not find', () => {
    expect(order([5, 6], [{ product: 1, place: 2 }])).toEqual([5, 1, 6]);
    expect(order([], [{ product: 1, place: 4 }])).toEqual([1]);
  });

  it('move up where there are too few products before them', () => {
    expect(
      order(
        [5],
        [
          { product: 1, place: 9 },
          { product: 2, place: 20 },
        ],
      ),
    ).toEqual([5, 1, 2]);
  });

  it('share a place in order of the products', () => {
    expect(
      order(
        [5, 6],
        [
          { product: 2, place: 1 },
          { product: 1, place: 1 },
        ],
      ),
    ).toEqual([1, 2, 5, 6]);
  });

  it('bury what the search finds, and nothing else', () => {
    const pins = [
      { product: 5, place: null },
      { product: 1, place: null },
    ];
    expect(order([5, 6, 7], pins)).toEqual([6, 7, 5]);
  });
});
