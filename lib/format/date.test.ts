import { formatInIndia } from '../contract/format-in-india';
import {
  formatDate,
  formatDateTime,
  formatDayOfMonth,
  formatMonth,
  formatShortMonth,
  formatStart,
  formatTime,
  formatWeekday,
} from './date';

describe('days and hours', () => {
  it.each([
    '2026-11-21T10:35:00.000Z',
    '2026-12-31T18:29:59.999Z',
    '2026-12-31T18:30:00.000Z',
    '2028-02-28T20:00:00+05:30',
    '1999-09-09T06:30:00Z',
  ])('are written as by the store API: %s', (iso) => {
    expect([formatDate(iso), formatWeekday(iso), formatDateTime(iso), formatStart(iso)]).toEqual(
      ['d MMMM yyyy', 'EEEE, d MMMM', 'd MMMM yyyy, h:mm\u00a0a', 'MMMM d, yyyy - h:mm a'].map(
        (pattern) => formatInIndia(iso, pattern),
      ),
    );
    expect([formatTime(iso), formatShortMonth(iso), formatDayOfMonth(iso)]).toEqual(
      ['h:mm a', 'MMM', 'd'].map((pattern) => formatInIndia(iso, pattern)),
    );
  });

  it('take a date for that day in India', () => {
    expect(formatDate('2026-11-21')).toBe('21 November 2026');
    expect(formatWeekday('2026-11-23')).toBe('Monday, 23 November');
  });

  it('are nothing where there is no moment', () => {
    expect([formatDate(''), formatDateTime('yesterday'), formatMonth('x')]).toEqual(['', '', '']);
  });
});

describe('times of events', () => {
  it('are those of a clock in India', () => {
    expect(formatStart('2026-11-24T11:00:00.000Z')).toBe('November 24, 2026 - 4:30 PM');
    expect(formatStart('2026-12-31T18:30:00.000Z')).toBe('January 1, 2027 - 12:00 AM');
    expect(formatTime('2026-11-24T04:05:00.000Z')).toBe('9:35 AM');
    expect(formatDayOfMonth('2026-12-31T18:30:00.000Z')).toBe('1');
    expect(formatShortMonth('2026-12-31T18:30:00.000Z')).toBe('Jan');
  });
});

describe('formatMonth', () => {
  it('names a month of the archive', () => {
    expect(formatMonth('2026-02')).toBe('February 2026');
  });
});
