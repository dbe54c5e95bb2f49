import { endOfMembership } from './end-of-membership.ts';

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
