import type { StaffAppointment } from '../../contract/staff-appointment';
import { daysOfWeek, linesOfDay, findMonday } from './week';

const appointment = (start: string, status: StaffAppointment['status'] = 'Booked') =>
  ({ start_datetime: start, status }) as StaffAppointment;
const earlier = new Date('2026-11-20T00:00:00Z');
const slots = ['10:00', '10:30', '16:00'].map((starting_hour, id) => ({
  id,
  week_day_number: 2,
  starting_hour,
}));

describe('a week of the diary', () => {
  it('begins with Monday, also asked for on a Sunday', () => {
    expect(findMonday('2026-11-29', '2026-01-01')).toBe('2026-11-23');
    expect(findMonday('2026-11-23', '2026-01-01')).toBe('2026-11-23');
    expect(daysOfWeek('2026-11-30').at(-1)).toBe('2026-12-06');
  });

  it('is this one where nothing sensible is asked for', () => {
    for (const requested of [undefined, 'soon', '2026-02-31']) {
      expect(findMonday(requested, '2026-11-21')).toBe('2026-11-16');
    }
  });
});

describe('a day of the diary', () => {
  it('shows who has which hour, and which are free', () => {
    const booked = [
      appointment('2026-11-24T10:30:00+05:30'),
      appointment('2026-11-25T10:00:00+05:30'),
    ];
    const lines = linesOfDay('2026-11-24', { slots, appointments: booked, daysOff: [] }, earlier);
    expect(lines.map(({ hour, appointment: who }) => [hour, who !== null])).toEqual([
      ['10:00', false],
      ['10:30', true],
      ['16:00', false],
    ]);
  });

  it('shows a cancelled talk beside its hour, which is free again, and one at a closed hour', () => {
    const booked = [
      appointment('2026-11-24T10:00:00+05:30', 'Cancelled'),
      appointment('2026-11-24T12:00:00+05:30'),
    ];
    const lines = linesOfDay('2026-11-24', { slots, appointments: booked, daysOff: [] }, earlier);
    expect(lines.map(({ hour, appointment: who }) => [hour, who !== null])).toEqual([
      ['10:00', true],
      ['10:00', false],
      ['10:30', false],
      ['12:00', true],
      ['16:00', false],
    ]);
  });

  it('is free only while customers can book it: from tomorrow in India on, 180 days ahead', () => {
    const freeAt = (now: string) =>
      linesOfDay('2026-11-24', { slots, appointments: [], daysOff: [] }, new Date(now)).map(
        ({ isFree }) => isFree,
      );
    expect(freeAt('2026-11-23T18:29:00Z')).toEqual([true, true, true]);
    expect(freeAt('2026-11-23T18:31:00Z')).toEqual([false, false, false]);
    expect(freeAt('2026-05-28T00:00:00Z')).toEqual([true, true, true]);
    expect(freeAt('2026-05-27T00:00:00Z')).toEqual([false, false, false]);
  });

  it('is not free on a day off', () => {
    const daysOff = [{ day: '2026-11-24', reason: '' }];
    const lines = linesOfDay('2026-11-24', { slots, appointments: [], daysOff }, earlier);
    expect(lines.map(({ isFree }) => isFree)).toEqual([false, false, false]);
  });
});
