import {
  daysLater,
  firstDay,
  indianDay,
  indianHour,
  isDay,
  lastDay,
  startOf,
  weekDayOf,
} from './appointment-day.ts';

describe('the days of appointments', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = zone;
  });

  it.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])(
    'begin with tomorrow in India at 23:59 and at 00:01, on a machine in %s',
    (tz) => {
      process.env['TZ'] = tz;
      const before = new Date('2026-11-30T23:59:00+05:30');
      const after = new Date('2026-12-01T00:01:00+05:30');
      expect([indianDay(before), firstDay(before)]).toEqual(['2026-11-30', '2026-12-01']);
      expect([indianDay(after), firstDay(after)]).toEqual(['2026-12-01', '2026-12-02']);
      expect(indianHour(after)).toBe('00:01');
    },
  );

  it('run on over the ends of months and years', () => {
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
    expect(lastDay(new Date('2026-11-21T10:00:00+05:30'))).toBe('2027-05-20');
  });

  it('are counted from Monday, 1, to Sunday, 7', () => {
    expect([weekDayOf('2026-11-23'), weekDayOf('2026-11-29')]).toEqual([1, 7]);
  });

  it('are days of the calendar', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-30', '2026-13-01', '26-1-1', 'tomorrow', ''].some(isDay)).toBe(false);
  });

  it('give a slot the offset of India', () => {
    expect(startOf('2026-11-25', '16:30')).toBe('2026-11-25T16:30:00+05:30');
  });
});
