import { monthLater } from './month-later.ts';

const at = (text: string) => new Date(`${text}+05:30`);

describe('a month later', () => {
  it('is the same time of the same day of the next month', () => {
    expect(monthLater(at('2026-11-21T09:30:15.250'))).toEqual(at('2026-12-21T09:30:15.250'));
    expect(monthLater(at('2026-12-05T23:59:00'))).toEqual(at('2027-01-05T23:59:00'));
  });

  it('is the last day of a month that is shorter', () => {
    expect(monthLater(at('2027-01-31T12:00:00'))).toEqual(at('2027-02-28T12:00:00'));
    expect(monthLater(at('2028-01-31T12:00:00'))).toEqual(at('2028-02-29T12:00:00'));
  });

  it('goes by the calendar in India, not in Greenwich', () => {
    // Still 31 January in UTC, already 1 February in India.
    expect(monthLater(new Date('2027-01-31T20:00:00Z'))).toEqual(at('2027-03-01T01:30:00'));
    // The other way round: the last days of October in India.
    expect(monthLater(new Date('2026-10-31T18:00:00Z'))).toEqual(at('2026-11-30T23:30:00'));
  });
});
