import { monthLater, endOfMembership } from './membership-month.ts';

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

const day = (date: string) => new Date(`2026-${date}T10:00:00+05:30`);
const month = (from: string, to: string) => ({ startsAt: day(from), endsAt: day(to) });

describe('the end of a membership', () => {
  it('is not there where nothing was bought', () => {
    expect(endOfMembership([], day('11-18'))).toBeUndefined();
  });

  it('is that of the month that runs', () => {
    expect(endOfMembership([month('11-01', '12-01')], day('11-18'))).toEqual(day('12-01'));
  });

  it('is that of the last month bought while one ran', () => {
    const months = [month('11-01', '12-01'), month('12-01', '12-31')];
    expect(endOfMembership(months, day('11-18'))).toEqual(day('12-31'));
  });

  it('does not reach across a gap', () => {
    const months = [month('11-01', '12-01'), month('12-02', '12-31')];
    expect(endOfMembership(months, day('11-18'))).toEqual(day('12-01'));
  });

  it('is not there before the first month and after the last', () => {
    const months = [month('11-01', '12-01')];
    expect(endOfMembership(months, day('10-31'))).toBeUndefined();
    expect(endOfMembership(months, day('12-01'))).toBeUndefined();
    expect(endOfMembership(months, day('11-01'))).toEqual(day('12-01'));
  });
});
