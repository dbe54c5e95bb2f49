import { watchClock } from './watch-clock.ts';

const hourMs = 60 * 60_000;
let shiftMs: number;
let setBack: number;
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  shiftMs = 0;
  setBack = 0;
  end = watchClock(
    () => new Date(Date.now() + shiftMs),
    () => (setBack += 1),
  );
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('T61: tells once that the clock was set back, and nothing while it runs', () => {
  jest.advanceTimersByTime(hourMs);
  expect(setBack).toBe(0);
  shiftMs = -hourMs;
  jest.advanceTimersByTime(10_000);
  expect(setBack).toBe(1);
});

it('T61: tells it of a clock that was ahead and is right again', () => {
  shiftMs = 24 * hourMs;
  jest.advanceTimersByTime(10_000);
  expect(setBack).toBe(0);
  shiftMs = 0;
  jest.advanceTimersByTime(10_000);
  expect(setBack).toBe(1);
});

it('leaves corrections of a minute alone', () => {
  shiftMs = -60_000;
  jest.advanceTimersByTime(10_000);
  expect(setBack).toBe(0);
});
