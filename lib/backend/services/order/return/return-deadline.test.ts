import { isStillOpen, returnDeadlines } from './return-deadline.ts';

describe('returnDeadlines', () => {
  it('counts five and fifteen days after the day of delivery', () => {
    expect(returnDeadlines(new Date('2026-11-18T12:00:00+05:30'))).toEqual({
      replacement: '2026-11-23',
      others: '2026-12-03',
    });
  });

  it('takes the day as it is in India', () => {
    const late = new Date('2026-11-18T18:29:00Z');
    const later = new Date('2026-11-18T18:30:00Z');
    expect(returnDeadlines(late).replacement).toBe('2026-11-23');
    expect(returnDeadlines(later).replacement).toBe('2026-11-24');
  });

  it('runs over the end of a year and through a leap day', () => {
    expect(returnDeadlines(new Date('2026-12-28T12:00:00+05:30')).replacement).toBe('2027-01-02');
    expect(returnDeadlines(new Date('2028-02-25T12:00:00+05:30')).replacement).toBe('2028-03-01');
  });
});

describe('isStillOpen', () => {
  it('lasts until the last day is over in India', () => {
    expect(isStillOpen('2026-11-23', new Date('2026-11-23T23:59:59.999+05:30'))).toBe(true);
    expect(isStillOpen('2026-11-23', new Date('2026-11-24T00:00:00+05:30'))).toBe(false);
  });
});
