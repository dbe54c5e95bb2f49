import { secondsUntil } from './use-countdown';

describe('secondsUntil', () => {
  it('counts a second that has begun', () => {
    expect(secondsUntil(30_000, 0)).toBe(30);
    expect(secondsUntil(30_000, 29_001)).toBe(1);
  });

  it('stays at 0 when the moment has passed', () => {
    expect(secondsUntil(30_000, 30_000)).toBe(0);
    expect(secondsUntil(30_000, 99_000)).toBe(0);
  });
});
