import { createChallengeRate, minWork, maxWork, workOf } from './issue-challenge.ts';

const start = Date.UTC(2026, 0, 1);
const after = (seconds: number) => new Date(start + seconds * 1000);

describe('T20: the work of a challenge', () => {
  it('is the least for whoever asks for some', () => {
    expect(workOf({ ofAddress: 1, ofAll: 1 })).toBe(minWork);
    expect(workOf({ ofAddress: 20, ofAll: 500 })).toBe(minWork);
  });

  it('grows with what one address asks for, and with what all ask for', () => {
    expect(workOf({ ofAddress: 40, ofAll: 40 })).toBe(2 * minWork);
    expect(workOf({ ofAddress: 1, ofAll: 750 })).toBe(1.5 * minWork);
  });

  it('is at most twice as much for an address that asks for little, whatever others do', () => {
    expect(workOf({ ofAddress: 1, ofAll: 1e9 })).toBe(2 * minWork);
  });

  it('does not change for others where a few addresses ask for thousands', () => {
    const count = createChallengeRate();
    for (let n = 0; n < 3_900; n += 1) count(`address ${n % 13}`, after(n / 400));
    expect(workOf(count('another', after(10)))).toBe(minWork);
    expect(workOf(count('address 1', after(10)))).toBe(maxWork);
  });

  it('has an end, which a cheap phone can do', () => {
    expect(workOf({ ofAddress: 1e9, ofAll: 1e9 })).toBe(maxWork);
    expect(maxWork).toBeLessThanOrEqual(4 * minWork);
  });
});

describe('T20: the rate of challenges', () => {
  it('counts each address, and all together', () => {
    const count = createChallengeRate();
    count('a', after(0));
    count('a', after(0));
    expect(count('b', after(0))).toEqual({ ofAddress: 1, ofAll: 3 });
  });

  it('falls to a third in ten minutes', () => {
    const count = createChallengeRate();
    for (let n = 0; n < 100; n += 1) count('a', after(0));
    expect(count('a', after(600)).ofAddress).toBeCloseTo(100 / Math.E + 1);
  });

  it('does not grow where the clock is set back', () => {
    const count = createChallengeRate();
    count('a', after(3_600));
    expect(count('a', after(0)).ofAddress).toBe(2);
  });

  it('forgets the address that has asked for nothing for the longest, of ten thousand', () => {
    const count = createChallengeRate();
    for (let n = 0; n < 10_001; n += 1) count(`address ${n}`, after(0));
    expect(count('address 10000', after(0)).ofAddress).toBe(2);
    expect(count('address 0', after(0)).ofAddress).toBe(1);
  });
});
