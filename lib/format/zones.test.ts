import { execFileSync } from 'node:child_process';

const zones = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'];

/** Runs a child process per time zone, because Jest keeps the zone that it was started with. */
function seenInZones(): unknown {
  const script = `
    import { formatDate, formatStart } from './lib/format/date.ts';
    import { firstDay } from './lib/contract/appointment-day.ts';
    import { financialYearOf } from './lib/backend/services/invoice/take-number.ts';
    import { monthLater } from './lib/backend/services/membership/membership-month.ts';
    const moments = [
      '2026-11-22T18:29:58Z', '2026-11-22T18:30:02Z',
      '2026-12-31T18:29:58Z', '2026-12-31T18:30:02Z',
      '2027-03-31T18:29:58Z', '2027-03-31T18:30:02Z',
      '2028-02-28T18:29:58Z', '2028-02-28T18:30:02Z',
    ].map((text) => new Date(text));
    const seen = ${JSON.stringify(zones)}.map((zone) => {
      process.env.TZ = zone;
      return {
        offset: new Date(0).getTimezoneOffset(),
        seen: moments.map((at) => [
          formatDate(at.toISOString()), formatStart(at.toISOString()), firstDay(at),
          financialYearOf(at), monthLater(at).toISOString(),
        ]),
      };
    });
    console.log(JSON.stringify(seen));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

describe('T61: days and years', () => {
  it('are those of India, whatever the zone of the machine', () => {
    const seen = [
      ['22 November 2026', 'November 22, 2026 - 11:59 PM', '2026-11-23', 2026],
      ['23 November 2026', 'November 23, 2026 - 12:00 AM', '2026-11-24', 2026],
      ['31 December 2026', 'December 31, 2026 - 11:59 PM', '2027-01-01', 2026],
      ['1 January 2027', 'January 1, 2027 - 12:00 AM', '2027-01-02', 2026],
      ['31 March 2027', 'March 31, 2027 - 11:59 PM', '2027-04-01', 2026],
      ['1 April 2027', 'April 1, 2027 - 12:00 AM', '2027-04-02', 2027],
      ['28 February 2028', 'February 28, 2028 - 11:59 PM', '2028-02-29', 2027],
      ['29 February 2028', 'February 29, 2028 - 12:00 AM', '2028-03-01', 2027],
    ];
    const months = [
      '2026-12-22T18:29:58.000Z',
      '2026-12-22T18:30:02.000Z',
      '2027-01-31T18:29:58.000Z',
      '2027-01-31T18:30:02.000Z',
      '2027-04-30T18:29:58.000Z',
      '2027-04-30T18:30:02.000Z',
      '2028-03-28T18:29:58.000Z',
      '2028-03-28T18:30:02.000Z',
    ];
    const rows = seen.map((row, at) => [...row, months[at]]);
    expect(seenInZones()).toEqual([0, 480, -330, 640].map((offset) => ({ offset, seen: rows })));
  }, 60_000);
});
