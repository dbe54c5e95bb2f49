import { nextCheckMs } from './next-check';

const now = new Date('2026-03-10T12:00:00+05:30');

describe('nextCheckMs', () => {
  it('is the moment at which the month ends', () => {
    expect(nextCheckMs('2026-03-10T12:00:30+05:30', now)).toBe(30_000);
  });

  it('is a day where the month ends later', () => {
    expect(nextCheckMs('2026-04-10T12:00:00+05:30', now)).toBe(86_400_000);
  });

  it('is a second where the clock of this device is ahead', () => {
    expect(nextCheckMs('2026-03-10T11:59:00+05:30', now)).toBe(1000);
  });

  it('never comes without a month, or with a date that is none', () => {
    for (const endDate of [null, undefined, 'soon']) expect(nextCheckMs(endDate, now)).toBe(0);
  });
});
