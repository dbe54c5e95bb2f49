import { formatDayOfMonth, formatMonth, formatShortMonth, formatStart, formatTime } from './date';

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
