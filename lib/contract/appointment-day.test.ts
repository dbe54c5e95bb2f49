import { execFileSync } from 'node:child_process';
import { daysLater, isDay, lastDay, slotStart, weekDayOf } from './appointment-day.ts';

describe('the days of appointments', () => {
  it('begin with tomorrow in India at 23:59 and at 00:01, whatever the zone of the machine', () => {
    // Runs in a separate process, because Jest keeps the time zone that it was started with.
    const script = `
      import { firstDay } from './lib/contract/appointment-day.ts';
      import { timeInIndia } from './lib/contract/india-clock.ts';
      import { appointmentStart } from './lib/contract/appointment-input.ts';
      import { sayMoment } from './lib/backend/services/messages/say.ts';
      const talk = '2026-12-01T10:00:00+05:30';
      const seen = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata'].map((zone) => {
        process.env.TZ = zone;
        const days = ['2026-11-30T23:59:00+05:30', '2026-12-01T00:01:00+05:30'].map((at) => {
          const now = new Date(at);
          const isOpen = appointmentStart().isValidSync(talk, { context: { now } });
          return [firstDay(now), timeInIndia(now), isOpen];
        });
        return [new Date(0).getTimezoneOffset(), days, sayMoment(new Date(talk))];
      });
      console.log(JSON.stringify(seen));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
      encoding: 'utf8',
    });
    const days = [
      ['2026-12-01', '23:59', true],
      ['2026-12-02', '00:01', false],
    ];
    const appointment = 'Tue, 1 Dec 2026, 10:00 AM';
    expect(JSON.parse(output)).toEqual([
      [0, days, appointment],
      [480, days, appointment],
      [-330, days, appointment],
    ]);
  }, 30_000);

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
    expect(slotStart('2026-11-25', '16:30')).toBe('2026-11-25T16:30:00+05:30');
  });
});
