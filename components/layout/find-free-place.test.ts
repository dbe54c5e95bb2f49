import { boxOf, findFreePlace, isFree } from './find-free-place';

const home = { left: 292, top: 572, size: 52 };
const width = 360;
const find = (...obstacles: Parameters<typeof findFreePlace>[1][number][]) =>
  findFreePlace(home, obstacles, width);
const row = (top: number, bottom: number) => ({ left: 0, top, right: width, bottom });
const rightHalf = (top: number, bottom: number) => ({ left: 180, top, right: width, bottom });

test('stays at home where nothing is below it', () => {
  expect(find()).toEqual(home);
  expect(find(row(0, 560), row(640, 700))).toEqual(home);
});

test('keeps a distance to what is beside it', () => {
  expect(find(row(0, 565))).not.toEqual(home);
  expect(isFree(home, [row(0, 564)])).toBe(true);
  expect(isFree(home, [row(0, 565)])).toBe(false);
});

test('goes up along the right edge, just as far as it must', () => {
  expect(find(row(600, 640))).toEqual({ left: 292, top: 540, size: 52 });
  expect(find(row(600, 640), rightHalf(500, 560))).toEqual({ left: 292, top: 440, size: 52 });
});

test('finds the same place in whatever order the obstacles come', () => {
  const obstacles = [row(600, 640), rightHalf(480, 590), rightHalf(410, 430), row(0, 20)];
  const place = find(...obstacles);
  expect(place).toEqual({ left: 292, top: 350, size: 52 });
  expect(find(...obstacles.toReversed())).toEqual(place);
});

test('changes to the left edge where the right one is full', () => {
  expect(find(rightHalf(0, 640))).toEqual({ left: 16, top: 572, size: 52 });
  expect(find(rightHalf(0, 640), row(600, 640))).toEqual({ left: 16, top: 540, size: 52 });
});

test('gets smaller where it fits nowhere in full size', () => {
  expect(find(row(0, 300), row(360, 640))).toEqual({ left: 304, top: 312, size: 40 });
});

test('stands between the edges where both are full', () => {
  const edge = (left: number) => ({ left, top: 0, right: left + 90, bottom: 640 });
  expect(find(edge(0), edge(270))).toEqual({ left: 188, top: 572, size: 52 });
});

test('has no place on a full screen, nor above the screen', () => {
  expect(find(row(0, 640))).toBeNull();
  expect(find(row(50, 640))).toBeNull();
});

test('covers no obstacle on a thousand screens of buttons', () => {
  const places = Array.from({ length: 1000 }, (_, screen) => {
    const obstacles = Array.from({ length: 12 }, (__, n) => {
      const seed = screen * 12 + n;
      const left = (seed * 73) % 320;
      const top = (seed * 151) % 620;
      return { left, top, right: left + 40 + (seed % 90), bottom: top + 20 + (seed % 60) };
    });
    const place = findFreePlace(home, obstacles, width);
    if (place) expect(isFree(place, obstacles)).toBe(true);
    return place;
  });
  expect(places.filter(Boolean).length).toBeGreaterThan(500);
});

test('says which box a place fills', () => {
  expect(boxOf(home)).toEqual({ left: 292, top: 572, right: 344, bottom: 624 });
});
