import { dayInIndia, inIndia, isoInIndia, timeInIndia } from './india-clock';
import { formatInIndia } from './format-in-india';

describe('the clock of India', () => {
  it.each([
    ['2026-11-22T18:29:59Z', '2026-11-22', '23:59'],
    ['2026-11-22T18:30:00Z', '2026-11-23', '00:00'],
    ['2026-12-31T18:30:00Z', '2027-01-01', '00:00'],
    ['2028-02-29T06:31:00Z', '2028-02-29', '12:01'],
  ])('shows %s as %s, %s', (iso, day, time) => {
    const moment = new Date(iso);
    expect(dayInIndia(moment)).toBe(day);
    expect(timeInIndia(moment)).toBe(time);
    expect(formatInIndia(iso, 'yyyy-MM-dd HH:mm')).toBe(`${day} ${time}`);
  });

  it('gives a day and a time the offset of India', () => {
    expect(inIndia('2026-11-25', '16:30:00')).toBe('2026-11-25T16:30:00+05:30');
    expect(new Date(inIndia('2026-11-25')).toISOString()).toBe('2026-11-24T18:30:00.000Z');
    expect(isoInIndia(new Date('2026-11-22T18:30:07.900Z'))).toBe('2026-11-23T00:00:07+05:30');
  });

  it('shows nothing for what is no moment', () => {
    const never = new Date('soon');
    expect([dayInIndia(never), timeInIndia(never), formatInIndia('soon', 'd MMMM')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});
