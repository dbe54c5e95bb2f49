import { fixedWindow } from './fixed-window';

describe('a fixed window', () => {
  it('lets through so many a minute, and again in the next', () => {
    const isWithin = fixedWindow(60);
    const answers = Array.from({ length: 65 }, () => isWithin(1_000));
    expect(answers.filter(Boolean)).toHaveLength(60);
    expect(isWithin(59_999)).toBe(false);
    expect(isWithin(60_000)).toBe(true);
  });
});
